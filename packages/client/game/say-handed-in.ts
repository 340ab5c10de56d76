import type { SubmittedRound } from '@snug/contract';
import type { Game } from './game.ts';
import { say } from './say.ts';

/** How many of the questions have an answer in a submission. The clues of a single-answer round are one question. */
export function answeredIn({ answers, single_answer }: SubmittedRound): { answered: number; of: number } {
  const answered = answers.filter((texts) => texts.some((text) => text)).length;
  return single_answer ? { answered: Math.min(answered, 1), of: 1 } : { answered, of: answers.length };
}

/** Announces what the server has handed in at the close. */
export function sayHandedIn(game: Game, submission: SubmittedRound): Game {
  return say(game, 'handed-in', answeredIn(submission));
}
