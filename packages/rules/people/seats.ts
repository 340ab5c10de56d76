import { teamMembersMax } from '@snug/contract';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { type Game, hasBegun } from '../state/game-state.ts';
import type { TeamRoster } from '../state/people.ts';

/** What of a game decides whether somebody may still sit down. */
export type GameWithSeats = Pick<
  Game,
  | 'game_id'
  | 'status'
  | 'team_size'
  | 'late_join'
  | 'approve_teams'
  | 'game_started'
  | 'round_index'
  | 'round_open'
  | 'doors_closed_at'
>;

/**
 * Refuses another member of a team that is as large as the game allows, or as any team may be. Whoever is on it stays, also
 * when the size shrinks.
 */
export function refuseFullTeam({ team_size }: Pick<Game, 'team_size'>, { members }: Pick<TeamRoster, 'members'>): void {
  if (members.length >= (team_size ?? teamMembersMax)) throw new Refusal(409, details.teamFull);
}

/** Refuses a new team once the game takes none any more; its players may still join one that plays. */
export function refuseLateTeam(game: GameWithSeats): void {
  if (takesNoTeams(game)) throw new Refusal(409, details.teamTooLate);
}

/** Whether the game has gone on too far for one more team. */
export function takesNoTeams({ late_join, ...game }: GameWithSeats): boolean {
  if (late_join === null) return false;
  if (late_join === 0) return hasBegun(game);
  const over = game.round_index + (game.round_open ? 0 : 1);
  return over >= late_join;
}
