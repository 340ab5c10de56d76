import type { HostGame, HostRound, HostTeam } from '@snug/contract';
import { latestRound, openRound } from './host-game.ts';

/** A team's state in the current round, as the rail shows it. */
export type TeamProgress =
  | { readonly kind: 'in' }
  | { readonly kind: 'in-doubled' }
  /** Submitted after the close and its grace. */
  | { readonly kind: 'late' }
  | { readonly kind: 'answering'; readonly answered: number; readonly asked: number }
  | { readonly kind: 'waiting' }
  /** The round ended without the team's submission. */
  | { readonly kind: 'not-in' }
  /** No round has begun; only the team's size is known. */
  | { readonly kind: 'seated' };

export function teamProgress(game: HostGame, team: HostTeam): TeamProgress {
  const round = latestRound(game);
  if (!round) return { kind: 'seated' };
  const submission = team.submitted[round.round_order];
  if (submission?.late) return { kind: 'late' };
  if (submission) return { kind: submission.doubled ? 'in-doubled' : 'in' };
  if (!openRound(game)) return { kind: 'not-in' };
  if (team.answered === 0) return { kind: 'waiting' };
  return { kind: 'answering', answered: team.answered, asked: game.state.asked.length };
}

/** Counts the submissions of a round in time, and the late ones, which do not count until the quizmaster accepts them. */
export function submissionsOf(game: HostGame, round: HostRound): { inTime: number; late: number } {
  const submissions = game.teams.flatMap((team) => team.submitted[round.round_order] ?? []);
  const late = submissions.filter((submission) => submission.late).length;
  return { inTime: submissions.length - late, late };
}

/** How many teams have submitted the current round in time. */
export function countIn(game: HostGame): number {
  const round = latestRound(game);
  return round ? submissionsOf(game, round).inTime : 0;
}

/** How many people joined from a device: members and spectators. */
export function countPhones(game: HostGame): number {
  return game.teams.reduce((phones, team) => phones + team.player_count, game.watcher_count);
}
