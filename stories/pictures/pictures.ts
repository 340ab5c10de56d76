/** Pictures for stories, in every place where stories are served, and small enough to be inlined. */
export const pictures = {
  tom: new URL('../.storybook/public/avatar.svg', import.meta.url).href,
  table: new URL('../.storybook/public/table.svg', import.meta.url).href,
  mug: new URL('../.storybook/public/mug.svg', import.meta.url).href,
  bar: new URL('../.storybook/public/bar.svg', import.meta.url).href,
  pies: new URL('../.storybook/public/ad-pies.svg', import.meta.url).href,
  ale: new URL('../.storybook/public/ad-ale.svg', import.meta.url).href,
  darts: new URL('../.storybook/public/ad-darts.svg', import.meta.url).href,
  /** Declared as a picture, but none. */
  broken: 'data:image/png;base64,AAAA',
};
