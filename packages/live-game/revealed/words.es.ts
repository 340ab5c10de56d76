import type { RevealedWords } from './words.ts';

/** `revealedWords` in Spanish. */
export const revealedWords: RevealedWords = {
  roundHead: (order, title) => `Ronda ${order}: ${title}`,
  questionLabel: (n) => `P${n}.`,
  clueLabel: (n) => `Pista ${n}:`,
  toldOf: (told, of) => `Las respuestas: ${told} de ${of}`,
  theAnswers: 'Las respuestas',
  rightAnswer: 'Respuesta',
  teamWrote: 'Tu equipo escribió',
};
