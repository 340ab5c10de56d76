import type { WaitWords } from './wait-words.ts';

/** `waitWords` in Spanish. */
export const waitWords: WaitWords = {
  longWait: 'Tarda más de lo normal. Espera...',
};
