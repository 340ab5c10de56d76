import type { DoubleRule } from '@snug/contract';
import type { ScoredQuestion } from './grade-of.ts';
import type { ScoredRound } from './score-round.ts';

/** A question as a pack has it. */
interface PackedQuestion extends Pick<ScoredQuestion, 'question_id' | 'accepted' | 'matches'> {
  readonly points?: number | undefined;
  readonly ordered?: boolean | undefined;
}

/** A round as a pack has it. */
interface PackedRound extends Pick<ScoredRound, 'round_order' | 'title' | 'single_answer' | 'tiebreaker'> {
  readonly matches: readonly string[];
  readonly double_rule?: DoubleRule | undefined;
}

/** A question as it is graded: with its own options or else the round's. */
export function toScoredQuestion(question: PackedQuestion, round: Pick<PackedRound, 'matches'>): ScoredQuestion {
  const { question_id, accepted, points = 1, ordered = false } = question;
  const matches = question.matches.length > 0 ? question.matches : round.matches;
  return { question_id, accepted, points, ordered, matches };
}

/**
 * The questions of a round that are graded: those asked, in that order; of a round of clues the first, for the answer of all.
 *
 * @param all the round's questions in the order of its pack
 * @param asked those asked, in the order asked
 */
export function gradedOf<Question>(
  { single_answer }: Pick<PackedRound, 'single_answer'>,
  all: readonly Question[],
  asked: readonly Question[],
): readonly Question[] {
  return single_answer ? all.slice(0, Math.min(1, asked.length)) : asked;
}

/** A round as it is scored; `all` and `asked` as in `gradedOf`. */
export function toScoredRound(
  round: PackedRound,
  all: readonly PackedQuestion[],
  asked: readonly PackedQuestion[],
): ScoredRound {
  const { round_order, title, single_answer, double_rule = 'all', tiebreaker } = round;
  return {
    ...{ round_order, title, single_answer, double_rule, tiebreaker },
    asked_count: asked.length,
    graded: gradedOf(round, all, asked).map((question) => toScoredQuestion(question, round)),
  };
}
