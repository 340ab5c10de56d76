import type { Role } from './roles.ts';
import type { Player } from './state/people.ts';

/** Who uploaded an image: an account, or a player of a game with the team they were on then. */
export interface Uploader {
  readonly account_id: string | null;
  readonly player_id: string | null;
  readonly teamid: string | null;
}

/** An image of a game: its uploader, the captain of the uploader's team, or the quizmaster may delete it (H60). */
export function mayDeleteShot(
  role: Role,
  player: Pick<Player, 'player_id' | 'teamid'> | undefined,
): (image: Uploader) => boolean {
  return ({ player_id, teamid }) =>
    role === 'host' ||
    (player !== undefined && player.player_id === player_id) ||
    (role === 'captain' && player?.teamid === teamid);
}

/** An image of a registered team: its uploader or the owner may delete it (H60). */
export function mayDeleteTeamImage(role: Role, me: string): (image: Uploader) => boolean {
  return ({ account_id }) => role === 'owner' || account_id === me;
}
