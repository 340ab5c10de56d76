import type { TipsWords } from './words.ts';

/** `tipsWords` in Spanish. */
export const tipsWords: TipsWords = {
  tipHint: 'La propina le llega directo a tu Quizmaster: pagas en su propia página, no aquí.',
  tipOn: (name, host) => `Propina para ${name} en ${host}`,
  tipTo: (name, host) => `para ${name} en ${host}`,
};
