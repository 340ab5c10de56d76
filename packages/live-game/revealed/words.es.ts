import type { RevealedWords } from './words.ts';

/** `revealedWords` in Spanish. */
export const revealedWords: RevealedWords = {
  roundHead: (order, title) => `Ronda ${order}: ${title}`,
  questionLabel: (n) => `P${n}.`,
  clueLabel: (n) => `Pista ${n}:`,
  theAnswers: 'Las respuestas',
  rightAnswer: 'Respuesta',
  teamWrote: 'Tu equipo escribió',
};
