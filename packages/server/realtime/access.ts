import { closeCodes, livePaths } from '@snug/contract';
import { isAtVenue } from '../accounts/actor.ts';
import { coversGame } from '../accounts/link-login.ts';
import type { Bearer } from '../accounts/tokens.ts';
import { audienceOf } from '../database/audience.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { gameWithId } from '../database/game-state.ts';
import { streamId } from '../database/message-log.ts';
import type { Db, GamePlayerRow } from '../database/schema.ts';
import { sameText } from '../foundation/keys.ts';
import { hostConnection, type SparedLogins } from '../foundation/pub-sub.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { displayLogin, displayToken } from '../queries/display.ts';
import type { GrantedAccess } from './connection.ts';

/** The parsed address that a connection was opened to. */
export interface LiveAddress {
  readonly kind: 'player' | 'watcher' | 'host' | 'display';
  readonly game_id: string;
  readonly id: string;
  /** The team code or the player code. */
  readonly code: string;
}

/**
 * The stream that a connection may receive; or `moved`: its player now receives another one; or the code to close it with.
 */
export type Access = GrantedAccess | { readonly moved: true } | { readonly refused: number };

const addresses = (['player', 'watcher', 'host', 'display'] as const).map((kind) => ({
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
 * Decides which stream a connection may receive. A guest is authenticated by the client id in the address, an account by its
 * token; the code in the address must be that of their own player's present team, or of the player where they watch (H10).
 */
export async function accessOf(
  context: ServerContext,
  address: LiveAddress,
  token: string | undefined,
): Promise<Access> {
  const { db } = context.store;
  const { game_id } = address;
  if (address.kind === 'display') return screenAccess(context, game_id, token);
  const bearer = token === undefined ? undefined : await context.tokens.bearer(token);
  if (token !== undefined && !bearer) return { refused: closeCodes.tokenInvalid };

  const here = await atClient(db, { game_id, client_hash: context.keys.clientHash(address.id) });
  const [game] = here;
  if (!game) return { refused: closeCodes.gameGone };

  if (address.kind === 'host') {
    if (bearer?.kind !== 'host' || !isAtVenue(bearer.host, game.venue_id)) return { refused: closeCodes.noAccess };
    // A quizmaster may have several games open, so connections are counted per game.
    const player_id = hostConnection(bearer.host.host_id, game_id);
    return {
      stream_id: streamId(game_id, 'host'),
      player_id,
      login: bearer.login,
      owner: bearer.host.host_id,
      version: bearer.version,
      needs: 'none',
    };
  }

  // A login by a link is only for the link's game (H47).
  if (!coversGame(bearer, game_id)) return { refused: closeCodes.noAccess };
  const players = here.flatMap((row) => (row.player_id === null ? [] : [row as PlayerHere]));
  const player = await playerAt(db, address, players, bearer);
  if (!player) return { refused: closeCodes.noAccess };
  if (!hasCode(player, address)) return { moved: true };
  const owner = bearer?.kind === 'player' ? bearer.account.account_id : undefined;
  const isWatchingGuest = address.kind === 'watcher' && owner === undefined;
  const needs = isWatchingGuest ? 'watcher' : 'player';
  const of = { login: bearer?.login, owner, version: bearer?.version, needs } as const;
  return { stream_id: audienceOf({ ...player, game_id }), player_id: player.player_id, ...of };
}

/** A big screen hears its quizmaster's stream, without what is in it: all that the room sees changes with that. */
async function screenAccess(context: ServerContext, game_id: string, token = ''): Promise<Access> {
  const [game] = await gameWithId(context.store.db, { game_id });
  if (!game || !sameText(displayToken(context, game), token)) return { refused: closeCodes.noAccess };
  const login = displayLogin(game);
  // Screens are counted per game, as a player's phones are.
  return {
    stream_id: streamId(game_id, 'host'),
    player_id: `display/${game_id}`,
    login,
    isDoorbell: true,
    needs: 'none',
  };
}

/** A login that ended; or all of a quizmaster or of an account, but those that are spared. */
export interface EndedLogin {
  readonly login: string;
  readonly spared?: SparedLogins | undefined;
}

/** Whether a connection is one of a login that ended. */
export function isOfLogin(
  of: Pick<GrantedAccess, 'login' | 'owner' | 'version'>,
  { login, spared: { kept, version = Number.POSITIVE_INFINITY } = {} }: EndedLogin,
): boolean {
  return of.login === login || (of.owner === login && of.login !== kept && (of.version ?? 0) < version);
}

/** A player with the code of their team. */
type PlayerHere = Pick<GamePlayerRow, 'player_id' | 'player_code' | 'account_id' | 'teamid' | 'status'> & {
  readonly team_code: string | null;
};

/**
 * The token decides: whoever has one receives as their own player here, whichever client id the address carries. Two accounts
 * may play one after the other on one phone, and a player may come back on another's. As in the calls, an account without a
 * player, and a caller without a token, are the guest of this client id.
 */
async function playerAt(
  db: Db,
  { game_id }: LiveAddress,
  here: readonly PlayerHere[],
  bearer: Bearer | undefined,
): Promise<PlayerHere | undefined> {
  if (bearer?.kind === 'host') return undefined;
  const [own] = bearer ? await ofAccount(db, { game_id, account_id: bearer.account.account_id }) : [];
  return own ?? here.find((player) => player.account_id === null);
}

function hasCode({ status, teamid, player_code, team_code }: PlayerHere, { kind, code }: LiveAddress): boolean {
  if (kind === 'watcher') return status !== 'joined' && player_code === code;
  return status === 'joined' && teamid !== null && team_code === code;
}

// After a restart ten thousand connections ask these at once, so each is one query.

/** The game, with the players that this client id has in it; no row: there is no such game. */
const atClient = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  db
    .selectFrom('games')
    .leftJoin('game_players', (join) =>
      join
        .onRef('game_players.game_id', '=', 'games.game_id')
        .on('client_hash', '=', client_hash)
        .on('left_at', 'is', null),
    )
    .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
    .select('venue_id')
    .select(['player_id', 'player_code', 'account_id', 'team_code'])
    .select(['game_players.status', 'game_players.teamid'])
    .where('games.game_id', '=', game_id),
);

const ofAccount = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  db
    .selectFrom('game_players')
    .leftJoin('game_teams', 'game_teams.teamid', 'game_players.teamid')
    .select(['player_id', 'player_code', 'account_id', 'team_code'])
    .select(['game_players.status', 'game_players.teamid'])
    .where('game_players.game_id', '=', game_id)
    .where('account_id', '=', account_id)
    .where('left_at', 'is', null),
);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
