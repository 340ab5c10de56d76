import type { LoginSession } from '@snug/contract';
import type { SessionOwner } from '../accounts/sessions.ts';
import type { Db } from '../database/schema.ts';

/** Where somebody is logged in: the login that asks first, then the last used first. */
export async function sessionsOf(
  db: Db,
  { account_id, host_id }: SessionOwner,
  { login, now }: { readonly login: string; readonly now: number },
): Promise<LoginSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id', 'how', 'browser', 'system', 'made_at', 'used_at'])
    .where(host_id === null ? 'account_id' : 'host_id', '=', host_id ?? account_id)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('session_id')
    .execute();
  return rows
    .map((row) => ({ ...row, is_this: row.session_id === login }))
    .sort((a, b) => Number(b.is_this) - Number(a.is_this));
}
