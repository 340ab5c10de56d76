import type { HostAppeal, HostGame, HostRound } from '@snug/contract';
import type { DeskRow } from './desk-rows.ts';

/** What the teams of a row contest. The clues of a round share one answer, whichever of them an appeal names. */
export function appealsOf(row: DeskRow, { appeals = [] }: HostGame, round: HostRound): HostAppeal[] {
  return appeals.filter(
    (appeal) =>
      (round.single_answer ? appeal.round_order === round.round_order : appeal.question_id === row.question_id) &&
      row.teams.some(({ teamid }) => teamid === appeal.teamid),
  );
}

/** Whether an appeal about it waits for a decision. */
export function isContested(row: DeskRow, game: HostGame, round: HostRound): boolean {
  return appealsOf(row, game, round).some(({ state }) => state === 'open');
}

/** How many appeals about these rows wait for a decision. */
export function countAppeals(rows: readonly DeskRow[], game: HostGame, round: HostRound): number {
  const open = rows.flatMap((row) => appealsOf(row, game, round)).filter(({ state }) => state === 'open');
  return new Set(open.map(({ appeal_id }) => appeal_id)).size;
}
