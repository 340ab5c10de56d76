import type { JoinCodeWords } from '@snug/join-box/code';

/** What the join box on a page of somebody else says beyond its code step. */
export const onPageWords = {
  /** The code names no open game: never one, or one that has ended. */
  unknown: 'No open game has this code. Please check it with your Quizmaster.',
  /** The server could not be reached, or answered nothing readable (ERR-04). */
  failed: 'An error occured. Please try again.',
  /** After the game is found, until the browser has left the page. */
  leaving: 'Game Found!',
};
export type OnPageWords = typeof onPageWords;

export type EmbedWords = JoinCodeWords & OnPageWords;
