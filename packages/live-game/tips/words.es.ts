import type { TipsWords } from './words.ts';

/** `tipsWords` in Spanish. */
export const tipsWords: TipsWords = {
  tipHint: 'Tu Quizmaster lleva esta noche por ti. La propina le llega directo: pagas en su propia página, no aquí.',
  tipOn: (name, host) => `Propina para ${name} en ${host}`,
  tipTo: (name, host) => `para ${name} en ${host}`,
};
