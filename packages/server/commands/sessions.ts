import { details, Refusal } from '@snug/rules';
import type { Actor } from '../accounts/actor.ts';
import { closeCodesOf } from '../accounts/one-time-codes.ts';
import { isEnded, revoke } from '../accounts/revocation.ts';
import { ownerOf } from '../accounts/sessions.ts';
import { type Bearer, loginLifeMs } from '../accounts/tokens.ts';
import type { Trx } from '../database/schema.ts';
import type { SparedLogins } from '../foundation/pub-sub.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { leaveNews } from './leave-news.ts';

/** Where a login is ended from. */
type From = Pick<Actor, 'address' | 'client_hash'>;

/** What stays when everything else ends: this login, and the codes that its browser has asked for. */
interface Kept extends Pick<Actor, 'client_hash'> {
  readonly login: string;
}

/** Ends the login of this very bearer. Other devices stay logged in. */
export async function endLogin(context: ServerContext, bearer: Bearer, from: From): Promise<void> {
  const { login } = bearer;
  await context.store.write((trx) => end(trx, context, login));
  tellOfEnd(context, bearer, from, 'logout');
  context.pubSub.loggedOut(login);
}

/** Ends one of the bearer's own logins, with all its tokens and the connections they opened (H40). */
export async function endSession(
  context: ServerContext,
  bearer: Bearer,
  session_id: string,
  from: From,
): Promise<void> {
  const { account_id, host_id } = ownerOf(bearer);
  await context.store.write(async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('session_id')
      .where('session_id', '=', session_id)
      .where(host_id === null ? 'account_id' : 'host_id', '=', host_id ?? account_id)
      .executeTakeFirst();
    if (!own) throw new Refusal(404, details.noSuchSession);
    await end(trx, context, session_id);
  });
  tellOfEnd(context, bearer, from, 'one');
  context.pubSub.loggedOut(session_id);
}

/** Ends all of the bearer's logins, known by a row or not, or all but this one. */
export async function endSessions(
  context: ServerContext,
  bearer: Bearer,
  { except_this }: { readonly except_this: boolean },
  from: From,
): Promise<void> {
  const owner = bearer.kind === 'host' ? bearer.host.host_id : bearer.account.account_id;
  const kept = except_this ? { login: bearer.login, client_hash: from.client_hash } : undefined;
  const spared = await context.store.write(async (trx) => {
    if (await isEnded(trx, bearer.login)) throw new Refusal(401, details.signedOut);
    const spared =
      bearer.kind === 'host'
        ? await endAllOfHost(trx, owner, kept?.login ?? null, bearer)
        : await endAllOfAccount(trx, context, owner, kept, bearer);
    await tellOthers(trx, context, owner, spared);
    return spared;
  });
  tellOfEnd(context, bearer, from, except_this ? 'others' : 'everywhere');
  context.pubSub.loggedOut(owner, spared);
}

/** A login as it was when its call was let in. */
type By = Pick<Bearer, 'login' | 'version'>;

/**
 * Makes every token of an account invalid but those of the kept login, and ends the codes that could still make one. A login that
 * was ended while its call was under way ends nothing, and does not come back as the kept one.
 */
export async function endAllOfAccount(
  trx: Trx,
  context: Pick<ServerContext, 'clock'>,
  account_id: string,
  kept?: Kept,
  by?: By,
): Promise<SparedLogins> {
  const ended = trx.deleteFrom('sessions').where('account_id', '=', account_id);
  await (kept ? ended.where('session_id', '!=', kept.login) : ended).execute();
  const kept_login = kept?.login ?? null;
  const account = await trx
    .updateTable('accounts')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1), kept_login }))
    .where('account_id', '=', account_id)
    .$if(by !== undefined, (update) => update.where((row) => row.or(by ? stillIn(by) : {})))
    .returningAll()
    .executeTakeFirst();
  if (!account) throw by ? new Refusal(401, details.signedOut) : new Error('There is no such account.');
  await closeCodesOf(trx, context, account, kept?.client_hash);
  return { kept: kept_login, version: account.token_version };
}

/** The same for a quizmaster, with the links that were not used. */
export async function endAllOfHost(
  trx: Trx,
  host_id: string,
  kept_login: string | null,
  by?: By,
): Promise<SparedLogins> {
  const ended = trx.deleteFrom('sessions').where('host_id', '=', host_id);
  await (kept_login === null ? ended : ended.where('session_id', '!=', kept_login)).execute();
  await trx.deleteFrom('sign_in_links').where('host_id', '=', host_id).where('used_at', 'is', null).execute();
  const host = await trx
    .updateTable('hosts')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1), kept_login }))
    .where('host_id', '=', host_id)
    .$if(by !== undefined, (update) => update.where((row) => row.or(by ? stillIn(by) : {})))
    .returning('token_version')
    .executeTakeFirst();
  if (!host) throw by ? new Refusal(401, details.signedOut) : new Error('There is no such quizmaster.');
  return { kept: kept_login, version: host.token_version };
}

/** One of these is so of its owner while it is in. Asked by the statement that ends the others: of two at once the second sees the first. */
const stillIn = ({ login, version }: By) => ({ token_version: version, kept_login: login });

async function end(trx: Trx, context: ServerContext, session_id: string): Promise<void> {
  // No token of any login lives longer.
  await revoke(trx, context, { id: session_id, expiresAt: context.clock.now() + loginLifeMs });
  await trx.deleteFrom('sessions').where('session_id', '=', session_id).execute();
  await tellOthers(trx, context, session_id);
}

function tellOthers(trx: Trx, context: ServerContext, loggedOut: string, spared?: SparedLogins): Promise<void> {
  return leaveNews(trx, context, { game_id: '', done: { messages: [] }, loggedOut, spared });
}

function tellOfEnd(
  { securityLog }: ServerContext,
  bearer: Bearer,
  { address, client_hash }: From,
  reason: string,
): void {
  const { account_id, host_id } = ownerOf(bearer);
  securityLog.tell(
    'session-ended',
    { address, client_hash, ...(host_id === null ? { account_id: account_id ?? '' } : { host_id }) },
    { reason },
  );
}
