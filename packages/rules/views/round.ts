import type { RevealedRound, Round as RoundShown, RoundStart, SubmittedRound, Suggestion } from '@snug/contract';
import { type Question, type Round, toldOf } from '../state/game-state.ts';
import type { SubmittedAnswers } from '../state/team-round.ts';
import { isAccepted } from '../timing.ts';
import { questionView, revealedQuestionView } from './question.ts';

export function roundStartView(round: Round): RoundStart {
  return {
    round_id: round.round_id,
    round_order: round.round_order,
    title: round.title,
    subtitle: round.subtitle,
    player_instructions: round.player_instructions,
    matches: round.matches,
    single_answer: round.single_answer,
    double_or_nothing: round.double_or_nothing,
    ...(round.double_rule !== 'all' && { double_rule: round.double_rule }),
    handout: round.handout,
    tiebreaker: round.tiebreaker,
    question_count: round.question_count,
  };
}

/** One team's part in a round; empty for a watcher. */
export interface OnRound {
  /** The newest answer by question. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** The questions whose newest answer is late. */
  readonly late: ReadonlySet<string>;
  readonly suggestions: readonly (Suggestion & { readonly question_id: string })[];
  readonly doubled: boolean;
  readonly submission: SubmittedAnswers | undefined;
}

/** The current round with its asked questions, as one team sees it. */
export function roundView(round: Round, asked: readonly Question[], team: OnRound): RoundShown {
  const submitted = team.submission?.answers;
  return {
    ...roundStartView(round),
    asked: asked.map((question, place) => ({
      ...questionView(question),
      answers: padAnswers(submitted?.[place] ?? team.answers.get(question.question_id), question.num_answers),
      ...(!submitted && team.late.has(question.question_id) && { late: true }),
      suggestions: team.suggestions
        .filter((each) => each.question_id === question.question_id)
        .map(({ player_code, player_name, suggestion }) => ({ player_code, player_name, suggestion })),
    })),
    doubled: team.submission ? team.submission.doubled : team.doubled,
    submitted: team.submission !== undefined,
    ...(round.handed_in_at !== null && { handed_in: true }),
  };
}

/** A revealed round: the answers to its asked questions only, in the order asked. */
export function revealedView(round: Round, asked: readonly Question[]): RevealedRound {
  const { round_order, title, single_answer, revealed_count } = round;
  const questions = toldOf(round, asked).map(revealedQuestionView);
  return { round_order, title, single_answer, questions, ...(revealed_count !== null && { of: asked.length }) };
}

export function submittedView(
  submission: SubmittedAnswers,
  round: Pick<Round, 'round_id' | 'title' | 'single_answer' | 'closed_at'>,
): SubmittedRound {
  const { doubled, answers, late, at_close, clue, idempotency_key: submission_id } = submission;
  const { round_id, title, single_answer } = round;
  return {
    round_id,
    title,
    single_answer,
    doubled,
    answers: answers.map((texts) => [...texts]),
    late,
    submission_id,
    ...(at_close && { at_close }),
    ...(clue !== null && { clue }),
    ...(isAccepted(submission, round) && { accepted: true }),
  };
}

/** One text per answer that the question asks for, '' for a missing one. */
function padAnswers(answers: readonly string[] | undefined, count: number): string[] {
  return Array.from({ length: count }, (_, n) => answers?.[n] ?? '');
}
