import type { HostGame, HostRound } from '@snug/contract';
import { isOver } from './host-game.ts';
import type { ConsoleWords } from './words.ts';

/** Tells in words whether a question was asked. */
export function askedWord(game: HostGame, round: HostRound, questionId: string, words: ConsoleWords): string {
  if (round.asked.includes(questionId)) return words.asked;
  return isOver(game, round) ? words.neverAsked : words.notAsked;
}
