import type { OutgoingMessage } from '../decision.ts';
import { details } from '../details.ts';
import { toBoth } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import type { GameTeam, Player, TeamRoster } from '../state/people.ts';

/** The fields of a player who joins the team. A kicked player who is let in again no longer counts as kicked. */
export function memberFields(player: Player, teamid: string, is_captain: boolean, joined_at: number) {
  const kicked_from = player.kicked_from === teamid ? null : player.kicked_from;
  const onTeam = { teamid, status: 'joined', is_captain, joined_at, captain_until: null, kicked_from } as const;
  return { ...onTeam, ...withoutLeftTeam(player) };
}

/** The field of whoever sits down on a team: they do not come back to the one that they have left. */
export function withoutLeftTeam({ left_teamid }: Pick<Player, 'left_teamid'>): Pick<Partial<Player>, 'left_teamid'> {
  return left_teamid === null ? {} : { left_teamid: null };
}

export function isMemberOf(player: Player, teamid: string): boolean {
  return player.teamid === teamid && player.status === 'joined';
}

export function isAskingToJoin(player: Player, teamid: string): boolean {
  return player.teamid === teamid && player.status === 'pending-join';
}

/** How many are on a team of a game, and how many of them are guests. */
export interface TeamSeats {
  readonly teamid: string;
  readonly members: number;
  readonly guests: number;
}

/** The teams that somebody may ask to join: those with members, of whom none is a guest, who plays alone (OPEN-03). */
export function teamsToAsk<Team extends Pick<GameTeam, 'teamid'>>(
  teams: readonly Team[],
  seats: readonly TeamSeats[],
): Team[] {
  const open = seats.filter(({ members, guests }) => members > 0 && guests === 0).map(({ teamid }) => teamid);
  return teams.filter(({ teamid }) => open.includes(teamid));
}

export function refuseGuestTeam({ members }: TeamRoster): void {
  if (members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);
}

/** Tells the team, and the player's own phones, that a pending player has withdrawn their request. Others have none. */
export function announceWithdrawnRequest(player: Player): OutgoingMessage[] {
  const { teamid, status, player_code } = player;
  if (teamid === null || status !== 'pending-join') return [];
  return toBoth(player, teamid, { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code });
}
