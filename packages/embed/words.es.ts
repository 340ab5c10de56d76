import { joinCodeWords } from '@snug/join-box/es';
import type { EmbedWords } from './words.ts';

/** All sentences of the embedded join box in Spanish, for its property `words`. */
export const embedWords: EmbedWords = {
  ...joinCodeWords,
  unknown: 'Ningún juego abierto tiene este código. Revísalo con tu Quizmaster.',
  failed: 'Ocurrió un error. Inténtalo de nuevo.',
  leaving: '¡Juego encontrado!',
};
