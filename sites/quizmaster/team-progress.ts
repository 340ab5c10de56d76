import type { HostGame, HostTeam } from '@snug/contract';
import { latestRound } from './host-game.ts';

/** Where a team stands in the current round, as the rail shows it. */
export type TeamProgress =
  | { readonly kind: 'in' }
  | { readonly kind: 'in-doubled' }
  /** Came after the close and its grace. */
  | { readonly kind: 'late' }
  | { readonly kind: 'answering'; readonly answered: number; readonly asked: number }
  | { readonly kind: 'waiting' }
  /** No round has begun: only who sits there. */
  | { readonly kind: 'seated' };

export function teamProgress(game: HostGame, team: HostTeam): TeamProgress {
  const round = latestRound(game);
  if (!round) return { kind: 'seated' };
  const submission = team.submitted[round.round_order];
  if (submission?.late) return { kind: 'late' };
  if (submission) return { kind: submission.doubled ? 'in-doubled' : 'in' };
  if (team.answered === 0) return { kind: 'waiting' };
  return { kind: 'answering', answered: team.answered, asked: game.state.asked.length };
}

/** How many teams' answers for the current round are in. A late one is not, until the host accepts it. */
export function countIn(game: HostGame): number {
  return game.teams.filter((team) => isIn(game, team)).length;
}

export function isIn(game: HostGame, team: HostTeam): boolean {
  const { kind } = teamProgress(game, team);
  return kind === 'in' || kind === 'in-doubled';
}

/** Everyone who came by phone: players at the tables and those who only watch. */
export function countPhones(game: HostGame): number {
  return game.teams.reduce((phones, team) => phones + team.player_count, game.watcher_count);
}
