import { closeCodes, livePaths } from '@snug/contract';
import type { Kysely } from 'kysely';
import { coversGame } from '../accounts/link-login.ts';
import type { Bearer } from '../accounts/tokens.ts';
import type { House } from '../house.ts';
import { prepared } from '../store/prepared.ts';
import type { Database, GamePlayerRow } from '../store/schema.ts';
import { audienceOf } from './audience.ts';
import type { Place } from './connection.ts';
import { streamId } from './stream.ts';

/** Where a connection was opened to, taken apart. */
export interface LiveAddress {
  readonly kind: 'player' | 'watcher' | 'host';
  readonly game_id: string;
  readonly id: string;
  /** The team code or the player code. */
  readonly code: string;
}

/** What a connection may hear; `moved`: the player of this game hears something else; or the code to close it with. */
export type Access = Place | { readonly moved: true } | { readonly refused: number };

const addresses = (['player', 'watcher', 'host'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(`^${livePaths[kind].replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]{1,200})`)}$`),
}));

export function liveAddressOf(pathname: string): LiveAddress | undefined {
  for (const { kind, pattern } of addresses) {
    const groups = pattern.exec(pathname)?.groups;
    if (!groups) continue;
    const part = (name: string) => decoded(groups[name] ?? '');
    return {
      kind,
      game_id: part('game_id'),
      id: part('id'),
      code: part(kind === 'watcher' ? 'player_code' : 'team_code'),
    };
  }
  return undefined;
}

/**
 * Decides what a connection may hear. A guest proves themselves by the client id in the address, an account by its
 * token; the code in the address must be that of the player's own place as it is now (H10).
 */
export async function accessOf(house: House, address: LiveAddress, token: string | undefined): Promise<Access> {
  const { db } = house.store;
  const bearer = token === undefined ? undefined : await house.tokens.bearer(token);
  if (token !== undefined && !bearer) return { refused: closeCodes.tokenInvalid };

  const [game] = await gameAt(db, { game_id: address.game_id });
  if (!game) return { refused: closeCodes.gameGone };

  if (address.kind === 'host') {
    if (bearer?.kind !== 'host' || bearer.host.venue_id !== game.venue_id) return { refused: closeCodes.noAccess };
    // A quizmaster may have several games on the screen: the count of open connections is each game's own.
    const player_id = `${bearer.host.host_id}/${address.game_id}`;
    return { stream_id: streamId(address.game_id, 'host'), player_id, login: bearer.login };
  }

  // A login by a link is for the link's game alone (H47).
  if (!coversGame(bearer, address.game_id)) return { refused: closeCodes.noAccess };
  const player = await playerAt(db, house, address, bearer);
  if (!player) return { refused: closeCodes.noAccess };
  if (!(await holdsPlace(db, player, address))) return { moved: true };
  return { stream_id: audienceOf(player), player_id: player.player_id, login: bearer?.login };
}

async function playerAt(
  db: Kysely<Database>,
  { keys }: House,
  { game_id, id }: LiveAddress,
  bearer: Bearer | undefined,
): Promise<GamePlayerRow | undefined> {
  if (bearer?.kind === 'host') return undefined;
  const client_hash = keys.clientHash(id);
  const here = await playersOfClient(db, { game_id, client_hash });
  const guest = here.find((player) => player.account_id === null);
  if (!bearer) return guest;
  const { account_id } = bearer.account;
  const [own] = await playerOfAccount(db, { game_id, account_id });
  if (!own) return guest;
  // The token is the proof; an id that is somebody else's in this game is a mix-up all the same.
  if (id === account_id || own.client_hash === client_hash) return own;
  return here.length > 0 ? undefined : own;
}

async function holdsPlace(db: Kysely<Database>, player: GamePlayerRow, { kind, code }: LiveAddress): Promise<boolean> {
  if (kind === 'watcher') return player.status !== 'joined' && player.player_code === code;
  if (player.status !== 'joined' || player.teamid === null) return false;
  const [team] = await teamAt(db, { teamid: player.teamid });
  return team?.team_code === code;
}

// After a restart ten thousand ask these at once.

const gameAt = prepared((db, { game_id }: { game_id: string }) =>
  db.selectFrom('games').select('venue_id').where('game_id', '=', game_id),
);

const playersHere = (db: Kysely<Database>, game_id: string) =>
  db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).where('left_at', 'is', null);

const playersOfClient = prepared((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  playersHere(db, game_id).where('client_hash', '=', client_hash),
);

const playerOfAccount = prepared((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  playersHere(db, game_id).where('account_id', '=', account_id),
);

const teamAt = prepared((db, { teamid }: { teamid: string }) =>
  db.selectFrom('game_teams').select('team_code').where('teamid', '=', teamid),
);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
