import type { GamePlayer, Me } from '@snug/contract';
import type { AccountRow, GamePlayerRow, PersonRow } from '../database/schema.ts';

/** A player as teammates see one: no email, no phone, no client id. */
export function playerView(row: PersonRow): GamePlayer {
  return {
    player_code: row.player_code,
    player_name: row.player_name,
    is_captain: row.is_captain === 1,
    status: row.status,
    registered: row.account_id !== null,
    profile_img: row.profile_img,
  };
}

/** The player whose phone asks, with their own email. */
export function meView(row: GamePlayerRow, account: AccountRow | undefined, team_code: string): Me {
  return {
    ...playerView({ ...row, profile_img: account?.profile_img ?? '' }),
    playerid: account?.account_id ?? '',
    name: account?.player_name ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
    team_code,
    joined: row.status === 'joined',
    requested: row.status === 'pending-join',
  };
}
