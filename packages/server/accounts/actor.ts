import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Db, GamePlayerRow } from '../database/schema.ts';
import type { Bearer, LinkToken, SignedInHost } from './tokens.ts';

/** The caller: what the request proves about them. */
export interface Actor {
  /** The presented client id. It is a secret that only its owner may see. */
  readonly clientId: string | undefined;
  readonly client_hash: string | undefined;
  readonly bearer: Bearer | undefined;
  /** The token of a sent link, for calls that take one in place of a bearer. */
  readonly link: LinkToken | undefined;
  /** The network of the caller's address, which limits count. */
  readonly address: string;
}

export function clientHashOf({ client_hash }: Actor): string {
  if (client_hash === undefined) throw new Refusal(400, details.clientIdMissing);
  return client_hash;
}

/** Who asks for a code, or gives one: their browser, their login and where they are. */
export function askerOf(actor: Actor) {
  return { client_hash: clientHashOf(actor), bearer: actor.bearer, address: actor.address };
}

/** What limits on sending count per: the account, whatever its client id, or else the browser. */
export function senderOf(actor: Actor): string {
  return accountOf(actor)?.account_id ?? clientHashOf(actor);
}

/** What limits of one caller count per: the login, whatever its client ids, or else the browser. */
export function callerOf<Hash extends string | undefined>({
  bearer,
  client_hash,
}: Pick<Actor, 'bearer'> & { readonly client_hash: Hash }): string | Hash {
  if (bearer?.kind === 'host') return bearer.host.host_id;
  return bearer?.account.account_id ?? client_hash;
}

export function accountOf({ bearer }: Pick<Actor, 'bearer'>) {
  return bearer?.kind === 'player' ? bearer.account : undefined;
}

export function accountIdOf(actor: Actor): string {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account.account_id;
}

/** The login of a call that only one who has one may make. */
export function bearerOf({ bearer }: Actor): Bearer {
  if (!bearer) throw new Refusal(403, details.loginNeeded);
  return bearer;
}

export function hostOf({ bearer }: Actor) {
  if (bearer?.kind !== 'host') throw new Refusal(403, details.hostOnly);
  return bearer.host;
}

export function isAtVenue({ venues }: SignedInHost, venue_id: string): boolean {
  return venues.some((venue) => venue.venue_id === venue_id);
}

/**
 * The actor's player in a game: the account's, or else the guest with this client id. A registered player needs a login,
 * whatever the client id (JOIN-07).
 */
export async function findPlayer(db: Db, game_id: string, actor: Actor): Promise<GamePlayerRow | undefined> {
  const { client_hash } = actor;
  if (actor.bearer?.kind === 'host') return undefined;
  const account = accountOf(actor);
  const [[own], [guest]] = await Promise.all([
    account ? ownPlayer(db, { game_id, account_id: account.account_id }) : [],
    client_hash === undefined ? [] : guestPlayer(db, { game_id, client_hash }),
  ]);
  return own ?? guest;
}

/**
 * Whether an account's browser has a guest in the game whose seat, kick or left team the account, as this player, has not taken
 * (ROLE-05); also one who has left the game.
 */
export async function hasGuestSeat(db: Db, player: GamePlayerRow, { client_hash }: Actor): Promise<boolean> {
  const { game_id, account_id, status, left_teamid } = player;
  if (account_id === null) return true;
  if (status === 'joined' || client_hash === undefined) return false;
  const [guest] = await guestOnceHere(db, { game_id, client_hash });
  if (!guest) return false;
  const hasLeftTeam = guest.left_teamid !== null && left_teamid === null;
  return guest.status === 'joined' || guest.kicked_from !== null || hasLeftTeam;
}

/**
 * Whether an account that is on no team of a game has a guest in its browser that was kicked there, or has left a team by
 * themselves, which the account has not taken yet. Of both also those who have left the game.
 */
export async function hasGuestPast(db: Db, game_id: string, actor: Actor): Promise<boolean> {
  const account = accountOf(actor);
  const { client_hash } = actor;
  if (!account || client_hash === undefined) return false;
  const [[own], [guest]] = await Promise.all([
    ownPlayerOnceHere(db, { game_id, account_id: account.account_id }),
    guestOnceHere(db, { game_id, client_hash }),
  ]);
  if (!own || !guest || own.status === 'joined' || guest.status === 'joined') return false;
  return guest.kicked_from !== null || (guest.left_teamid !== null && own.left_teamid === null);
}

const playersOf = (db: Db, game_id: string) => db.selectFrom('game_players').selectAll().where('game_id', '=', game_id);
const playersHere = (db: Db, game_id: string) => playersOf(db, game_id).where('left_at', 'is', null);
const ownPlayer = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  playersHere(db, game_id).where('account_id', '=', account_id),
);
const ownPlayerOnceHere = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  playersOf(db, game_id).where('account_id', '=', account_id),
);
const guestOnceHere = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  playersOf(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null),
);
const guestPlayer = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  playersHere(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null),
);
