import type { Kysely } from 'kysely';
import type { Bearer, LinkToken } from '../accounts/tokens.ts';
import type { By } from '../commands/caller.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Database, GamePlayerRow } from '../database/schema.ts';
import { networkOf } from '../foundation/network-of.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** The caller, as far as the request proves who it is. */
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

/** Our clients make random client ids of at least 96 bits. */
const clientIdForm = /^[\w-]{16,128}$/;

/** Reads the client id and the bearer. Refuses with 401 for an invalid bearer and for nothing else (H23). */
export async function actorOf(
  context: ServerContext,
  given: { clientId: string | undefined; authorization: string | undefined; address: string; takesLink: boolean },
): Promise<Actor> {
  const { clientId, authorization, address, takesLink } = given;
  if (clientId !== undefined && !clientIdForm.test(clientId)) throw new Refusal(400, details.clientIdMissing);
  const token = authorization === undefined ? undefined : (/^Bearer (\S{1,4096})$/i.exec(authorization)?.[1] ?? '');
  const link = takesLink && token !== undefined ? await context.tokens.link(token) : undefined;
  const bearer = token === undefined || link ? undefined : await context.tokens.bearer(token);
  if (token !== undefined && !link && !bearer) throw new Refusal(401, details.invalidLogin);
  return {
    clientId,
    client_hash: clientId && context.keys.clientHash(clientId),
    bearer,
    link,
    address: networkOf(address),
  };
}

export function clientHashOf({ client_hash }: Actor): string {
  if (client_hash === undefined) throw new Refusal(400, details.clientIdMissing);
  return client_hash;
}

/** Whom a limit of sending counts: the account, whatever its client id, or else the browser. */
export function senderOf(actor: Actor): string {
  return accountOf(actor)?.account_id ?? clientHashOf(actor);
}

/** The actor as a command names them. */
export function byOf(actor: Actor): By {
  return { client_hash: actor.client_hash, account_id: accountOf(actor)?.account_id };
}

export function accountOf({ bearer }: Actor) {
  return bearer?.kind === 'player' ? bearer.account : undefined;
}

export function accountIdOf(actor: Actor): string {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account.account_id;
}

export function hostOf({ bearer }: Actor) {
  if (bearer?.kind !== 'host') throw new Refusal(403, details.hostOnly);
  return bearer.host;
}

/**
 * The actor's player in a game: the account's, or else the guest with this client id. A registered player needs a login,
 * whatever the client id (JOIN-07).
 */
export async function findPlayer(
  db: Kysely<Database>,
  game_id: string,
  actor: Actor,
): Promise<GamePlayerRow | undefined> {
  const { client_hash } = actor;
  if (actor.bearer?.kind === 'host') return undefined;
  const account = accountOf(actor);
  const [[own], [guest]] = await Promise.all([
    account ? ownPlayer(db, { game_id, account_id: account.account_id }) : [],
    client_hash === undefined ? [] : guestPlayer(db, { game_id, client_hash }),
  ]);
  return own ?? guest;
}

const playersHere = (db: Kysely<Database>, game_id: string) =>
  db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).where('left_at', 'is', null);
const ownPlayer = compiledQuery((db, { game_id, account_id }: { game_id: string; account_id: string }) =>
  playersHere(db, game_id).where('account_id', '=', account_id),
);
const guestPlayer = compiledQuery((db, { game_id, client_hash }: { game_id: string; client_hash: string }) =>
  playersHere(db, game_id).where('client_hash', '=', client_hash).where('account_id', 'is', null),
);
