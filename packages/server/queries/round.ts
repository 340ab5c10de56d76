import type { RevealedRound, Round, RoundStart, SubmittedRound } from '@snug/contract';
import type { QuestionRow, RoundRow, SubmissionRow } from '../database/schema.ts';
import { listOf } from './list-of.ts';
import { questionView, revealedQuestionView } from './question.ts';

export function roundStartView(row: RoundRow): RoundStart {
  return {
    round_id: row.round_id,
    round_order: row.round_order,
    title: row.title,
    subtitle: row.subtitle,
    player_instructions: row.player_instructions,
    matches: listOf(row.matches),
    single_answer: row.single_answer === 1,
    double_or_nothing: row.double_or_nothing === 1,
    handout: row.handout,
    tiebreaker: row.tiebreaker === 1,
    question_count: row.question_count,
  };
}

/** What one team has on a round. A watcher's has nothing in it. */
export interface TeamOnRound {
  readonly answers: ReadonlyMap<string, string[]>;
  /** The questions whose answers came late. */
  readonly late: ReadonlySet<string>;
  readonly suggestions: readonly {
    question_id: string;
    player_code: string;
    player_name: string;
    suggestion: string;
  }[];
  readonly doubled: boolean;
  readonly submission: SubmissionRow | undefined;
}

/** The current round with its asked questions, as one team sees it. */
export function roundView(row: RoundRow, asked: readonly QuestionRow[], team: TeamOnRound): Round {
  const submitted: string[][] | undefined = team.submission && JSON.parse(team.submission.answers);
  return {
    ...roundStartView(row),
    asked: asked.map((question, place) => ({
      ...questionView(question),
      answers: filled(submitted?.[place] ?? team.answers.get(question.question_id), question.num_answers),
      ...(!submitted && team.late.has(question.question_id) && { late: true }),
      suggestions: team.suggestions
        .filter((each) => each.question_id === question.question_id)
        .map(({ player_code, player_name, suggestion }) => ({ player_code, player_name, suggestion })),
    })),
    doubled: team.submission ? team.submission.doubled === 1 : team.doubled,
    submitted: team.submission !== undefined,
  };
}

/** The answers of a round, for players who may know them: of its asked questions alone, in the order asked. */
export function revealedView(row: RoundRow, asked: readonly QuestionRow[]): RevealedRound {
  const { round_order, title } = row;
  return { round_order, title, single_answer: row.single_answer === 1, questions: asked.map(revealedQuestionView) };
}

export function submittedView(
  submission: Pick<SubmissionRow, 'doubled' | 'answers' | 'late'>,
  round: Pick<RoundRow, 'round_id' | 'title' | 'single_answer'>,
): SubmittedRound {
  return {
    round_id: round.round_id,
    title: round.title,
    single_answer: round.single_answer === 1,
    doubled: submission.doubled === 1,
    answers: JSON.parse(submission.answers),
    late: submission.late === 1,
  };
}

/** One text per answer wanted, '' where there is none. */
function filled(answers: readonly string[] | undefined, count: number): string[] {
  return Array.from({ length: count }, (_, n) => answers?.[n] ?? '');
}
