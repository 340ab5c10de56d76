import type { JoinCodeWords } from '@snug/join-box/code';
import type { SurveyWords } from '@snug/survey';
import type { UiWords } from '@snug/ui';

/** The sentences of the join box on a foreign page beyond its code step. */
export const onPageWords = {
  /** No open game has the code: it never existed or has ended. */
  unknown: 'No open game has this code. Please check it with your Quizmaster.',
  /** The server could not be reached, or its reply was unreadable (ERR-04). */
  failed: 'An error occured. Please try again.',
  /** After the game was found, until the browser has left the page. */
  leaving: 'Game Found!',
};
export type OnPageWords = typeof onPageWords;

export type EmbedWords = JoinCodeWords & OnPageWords;

/** The sentences of a sponsor's survey, with those of the parts that it is made of. */
export type SurveyOnPageWords = SurveyWords & UiWords;
