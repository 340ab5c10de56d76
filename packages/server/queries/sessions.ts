import type { LoginSession } from '@snug/contract';
import { ownerOf } from '../accounts/sessions.ts';
import type { Bearer } from '../accounts/tokens.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** Where the bearer is logged in, as of now: the login that asks first, then the last used first. */
export async function sessionsOf(
  { store, clock, sessions }: Pick<ServerContext, 'store' | 'clock' | 'sessions'>,
  bearer: Bearer,
): Promise<LoginSession[]> {
  await sessions.flush();
  const { account_id, host_id } = ownerOf(bearer);
  const rows = await store.db
    .selectFrom('sessions')
    .select(['session_id', 'how', 'browser', 'system', 'made_at', 'used_at'])
    .where(host_id === null ? 'account_id' : 'host_id', '=', host_id ?? account_id)
    .where('expires_at', '>', clock.now())
    .orderBy('used_at', 'desc')
    .orderBy('session_id')
    .execute();
  return rows
    .map((row) => ({ ...row, is_this: row.session_id === bearer.login }))
    .sort((a, b) => Number(b.is_this) - Number(a.is_this));
}
