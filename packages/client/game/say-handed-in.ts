import type { SubmittedRound } from '@snug/contract';
import type { Game } from './game.ts';
import { say } from './say.ts';

/** How many of the questions have an answer in a submission. In a single-answer round the last one counts for all. */
export function answeredIn({ answers, single_answer }: SubmittedRound): { answered: number; of: number } {
  const counting = single_answer ? answers.slice(-1) : answers;
  return { answered: counting.filter((texts) => texts.some((text) => text)).length, of: counting.length };
}

/** Announces what the server has handed in at the close. */
export function sayHandedIn(game: Game, submission: SubmittedRound): Game {
  return say(game, 'handed-in', answeredIn(submission));
}
