import type { SubmittedRound } from '@snug/contract';
import type { Game } from './game.ts';
import { say } from './say.ts';

const none = { answers: [], single_answer: false };

/**
 * How many of the questions are answered in a submission, without a blank; a part that is blank is warned of before SUBMIT, and
 * must not count afterwards. The clues of a single-answer round are one question. Nothing of nothing without one.
 */
export function answeredIn({ answers, single_answer }: Pick<SubmittedRound, 'answers' | 'single_answer'> = none) {
  const answered = answers.filter((texts) => texts[0] && !texts.includes('')).length;
  return single_answer ? { answered: Math.min(answered, 1), of: 1 } : { answered, of: answers.length };
}

/** Announces what the server has handed in at the close. */
export function sayHandedIn(game: Game, submission: SubmittedRound): Game {
  return say(game, 'handed-in', answeredIn(submission));
}
