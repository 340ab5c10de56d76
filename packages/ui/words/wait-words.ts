/** What is said of a long wait; apart from `uiWords`, because few wait so long. */
export const waitWords = {
  longWait: 'This takes longer than usual. Please wait.',
};
export type WaitWords = typeof waitWords;
