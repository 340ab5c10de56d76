import { joinCodeWords } from '@snug/join-box/es';
import { surveyWords } from '@snug/survey/es';
import { uiWords } from '@snug/ui/es';
import type { EmbedWords, SurveyOnPageWords } from './words.ts';

/** All sentences of the embedded join box in Spanish, for its property `words`. */
export const embedWords: EmbedWords = {
  ...joinCodeWords,
  unknown: 'Ningún juego abierto tiene este código. Revísalo con tu Quizmaster.',
  failed: 'Ocurrió un error. Inténtalo de nuevo.',
  leaving: '¡Juego encontrado!',
};

/** All sentences of a sponsor's survey in Spanish, for its property `words`. */
export const surveyOnPageWords: SurveyOnPageWords = { ...uiWords, ...surveyWords };
