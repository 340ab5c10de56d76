import { isShared } from '@snug/client';
import type { HostGame, HostRound } from '@snug/contract';
import type { TeamScore } from '@snug/grading';
import { countOpen } from '../desk/desk-questions.ts';
import { scoresOf } from '../desk/scored-game.ts';
import { hasEnded } from '../host-game.ts';

/** A team on one of the quizmaster's boards. */
export interface BoardLine {
  readonly teamid: string;
  readonly name: string;
  readonly place: number;
  /** Another team has the same place. */
  readonly isTied: boolean;
  readonly points: number;
  /** By round, in their order; undefined: not in. */
  readonly rounds: readonly (number | undefined)[];
  /** Bonuses and penalties. */
  readonly adjusted: number;
}

/** The board through a round, or of all that is graded. */
export function boardLines(game: HostGame, through = Number.POSITIVE_INFINITY): BoardLine[] {
  const rounds = roundsOf(game, through);
  const scores = scoresOf(game, through);
  return scores.map((team) => ({
    teamid: team.teamid,
    name: team.team_name,
    place: team.place,
    isTied: isShared({ teams: scores.length, rows: scores }, team),
    points: team.points,
    rounds: rounds.map((round) => pointsIn(team, round)),
    adjusted: team.adjustments.reduce((sum, { points }) => sum + points, 0),
  }));
}

function pointsIn({ rounds }: TeamScore, { round_order }: HostRound): number | undefined {
  return rounds.find((round) => round.round_order === round_order)?.points;
}

/** The rounds that have been asked and are on a board through one of them. */
export function roundsOf({ rounds }: HostGame, through = Number.POSITIVE_INFINITY): HostRound[] {
  return rounds.filter(({ round_order, asked }) => asked.length > 0 && round_order <= through);
}

/** The rounds whose submissions are closed: a board can be published through each of them. */
export function publishableRounds(game: HostGame): HostRound[] {
  const { state, rounds } = game;
  const isOpen = (round: HostRound) => state.submissions_open && !hasEnded(game) && rounds[state.round_index] === round;
  return roundsOf(game).filter((round) => rounds.indexOf(round) <= state.round_index && !isOpen(round));
}

/** The rounds that hold a board up, with how many different answers wait in each. */
export function ungradedRounds(
  game: HostGame,
  through: number,
): { readonly round: HostRound; readonly open: number }[] {
  return roundsOf(game, through)
    .map((round) => ({ round, open: countOpen(game, round) }))
    .filter(({ open }) => open > 0);
}

/** The public board: the lines that are unveiled, from the last, and how many are still veiled. */
export function publicBoard(game: HostGame): { readonly lines: readonly BoardLine[]; readonly veiled: number } {
  const { board_through = 0, unveiled } = game.state;
  if (board_through === 0) return { lines: [], veiled: 0 };
  const all = boardLines(game, board_through);
  const veiled = unveiled === undefined ? 0 : Math.max(0, all.length - unveiled);
  return { lines: all.slice(veiled), veiled };
}
