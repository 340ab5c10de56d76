import type { FoundGame, GamePlayer, Me } from '@snug/contract';
import type { Account, Person, Player } from '../state/people.ts';

/** A player as teammates see them: without email, phone and client id. */
export function playerView(person: Person): GamePlayer {
  const { player_code, player_name, is_captain, status, account_id, profile_img } = person;
  return { player_code, player_name, is_captain, status, registered: account_id !== null, profile_img };
}

/** A player's account as their own phone sees it. A contact that they do not have is null. */
export interface OwnAccount extends Account {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The calling player, with their own contacts. */
export function meView(player: Player, account: OwnAccount | undefined, team_code: string): Me {
  return {
    ...playerView({ ...player, profile_img: account?.profile_img ?? '' }),
    playerid: account?.account_id ?? '',
    name: account?.player_name ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
    team_code,
    joined: player.status === 'joined',
    requested: player.status === 'pending-join',
  };
}

/** The player that a device was in a game. */
export function foundPlayerView(
  client_id: string,
  { account_id, player_code, player_name }: Pick<Player, 'account_id' | 'player_code' | 'player_name'>,
): NonNullable<FoundGame['found_player']> {
  return { client_id, player: account_id === null ? null : { player_code }, player_name };
}
