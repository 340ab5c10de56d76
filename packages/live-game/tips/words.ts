/** Every sentence of the tips. */
export const tipsWords = {
  tipHint: 'A tip goes straight to your Quizmaster: you pay on a page of their own, not here.',
  tipOn: (name: string, host: string) => `Tip ${name} on ${host}`,
  /** Read out after an amount. */
  tipTo: (name: string, host: string) => `to ${name} on ${host}`,
};
export type TipsWords = typeof tipsWords;
