import type { PastWords } from './words.ts';

/** `pastWords` in Spanish. */
export const pastWords: PastWords = {
  previousRound: 'Anterior',
  nextRound: 'Siguiente',
  wasDoubled: (doubled) => `¿Al doble?: ${doubled ? 'SÍ' : 'NO'}`,
  tooLate: 'Llegó tarde y no contó.',
  notSubmitted: 'No enviaste nada en esta ronda...',
};
