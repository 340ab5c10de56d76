import { details, Refusal } from '@snug/rules';
import type { Actor } from '../accounts/actor.ts';
import { revoke } from '../accounts/revocation.ts';
import { ownerOf, type SessionOwner } from '../accounts/sessions.ts';
import { type Bearer, loginLifeMs } from '../accounts/tokens.ts';
import type { Trx } from '../database/schema.ts';
import type { SparedLogins } from '../foundation/pub-sub.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { leaveNews } from './leave-news.ts';

/** Where a login is ended from. */
type From = Pick<Actor, 'address' | 'client_hash'>;

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
  const owner = ownerOf(bearer);
  const spared = await context.store.write(async (trx) => {
    const spared = await endAllSessions(trx, owner, except_this ? bearer.login : null);
    await tellOthers(trx, context, String(owner.account_id ?? owner.host_id), spared);
    return spared;
  });
  tellOfEnd(context, bearer, from, except_this ? 'others' : 'everywhere');
  context.pubSub.loggedOut(String(owner.account_id ?? owner.host_id), spared);
}

/** Makes every token of somebody invalid but those of the kept login; a quizmaster's links that were not used end too. */
export async function endAllSessions(trx: Trx, owner: SessionOwner, kept: string | null): Promise<SparedLogins> {
  const { account_id, host_id } = owner;
  const ended = trx
    .deleteFrom('sessions')
    .where(host_id === null ? 'account_id' : 'host_id', '=', host_id ?? account_id);
  await (kept === null ? ended : ended.where('session_id', '!=', kept)).execute();
  if (host_id === null) return { kept, version: await raisedOfAccount(trx, account_id, kept) };
  await trx.deleteFrom('sign_in_links').where('host_id', '=', host_id).where('used_at', 'is', null).execute();
  return { kept, version: await raisedOfHost(trx, host_id, kept) };
}

async function raisedOfAccount(trx: Trx, account_id: string | null, kept_login: string | null): Promise<number> {
  const { token_version } = await trx
    .updateTable('accounts')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1), kept_login }))
    .where('account_id', '=', account_id)
    .returning('token_version')
    .executeTakeFirstOrThrow();
  return token_version;
}

async function raisedOfHost(trx: Trx, host_id: string, kept_login: string | null): Promise<number> {
  const { token_version } = await trx
    .updateTable('hosts')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1), kept_login }))
    .where('host_id', '=', host_id)
    .returning('token_version')
    .executeTakeFirstOrThrow();
  return token_version;
}

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
