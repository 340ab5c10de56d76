/** Every sentence of the ads. */
export const adsWords = {
  /** The name of the carousel. */
  adsTitle: 'Sponsors',
  /** Above an ad. */
  sponsor: 'Sponsor',
  sponsorName: (name: string) => `Sponsor: ${name}`,
  /** The name of a picture without a text. */
  adPicture: 'A sponsor’s ad',
  adPictureOf: (name: string) => `An ad of ${name}`,
};
export type AdsWords = typeof adsWords;
