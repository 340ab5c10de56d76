import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { type DeskRow, deskRows, isOpen } from './desk-rows.ts';
import type { WaitingGrade } from './grade-queue.ts';
import { gradedQuestions } from './scored-game.ts';

/** A question of the desk's round. */
export interface DeskQuestion {
  readonly question: HostQuestion;
  /** Counted from 1, in the order asked. */
  readonly number: number;
  readonly rows: readonly DeskRow[];
  /** How many different answers wait for a quizmaster, with those whose grade was refused. */
  readonly open: number;
  /** How many of them have a grade that was refused. */
  readonly refused: number;
}

/** The questions of a round that are graded. Tiebreakers grade themselves, by the distance of their numbers. */
export function deskQuestions(game: HostGame, round: HostRound, waiting: readonly WaitingGrade[] = []): DeskQuestion[] {
  return gradedQuestions(round).map((question, place) => {
    const rows = deskRows(game, round, question);
    const refused = rows.filter((row) => isRefused(row, waiting));
    const open = round.tiebreaker ? 0 : rows.filter((row) => isOpen(row) || refused.includes(row)).length;
    return { question, number: place + 1, rows, open, refused: refused.length };
  });
}

/** Whether a grade of one's own was refused, mostly because another grader was faster: somebody has to look. */
export function isRefused(row: DeskRow, waiting: readonly WaitingGrade[]): boolean {
  return waiting.some(
    ({ state, question_id, answer_key }) =>
      state === 'refused' && question_id === row.question_id && answer_key === row.key,
  );
}

/** How many different answers of a round wait for a quizmaster. */
export function countOpen(game: HostGame, round: HostRound): number {
  return deskQuestions(game, round).reduce((sum, { open }) => sum + open, 0);
}

/** The next question with something open, after this one and then from the start; undefined when all is graded. */
export function nextOpenQuestion(
  questions: readonly DeskQuestion[],
  from: string | undefined,
): DeskQuestion | undefined {
  const place = questions.findIndex(({ question }) => question.question_id === from);
  return [...questions.slice(place + 1), ...questions.slice(0, Math.max(0, place))].find(({ open }) => open > 0);
}

/** The next row that waits, below this one and then from the top; undefined when none does. */
export function nextOpenRow(rows: readonly DeskRow[], from: string | undefined): DeskRow | undefined {
  const place = rows.findIndex(({ key }) => key === from);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))].find(isOpen);
}
