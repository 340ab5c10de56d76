import type { Db, Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { PlayerBearer } from './tokens.ts';

/** A renewed token stays valid for this long: two tabs share a login, and a reply can be lost (H40). */
export const renewalOverlapMs = 60_000;

/**
 * Makes a token, or all tokens of a login, invalid. False if it was revoked before. A revocation is deleted once its tokens
 * have expired.
 */
export async function revoke(
  trx: Trx,
  { clock }: Pick<ServerContext, 'clock'>,
  { id, expiresAt, since = 0 }: { readonly id: string; readonly expiresAt: number; readonly since?: number },
): Promise<boolean> {
  await trx.deleteFrom('revoked_tokens').where('expires_at', '<=', clock.now()).execute();
  const row = await trx
    .insertInto('revoked_tokens')
    .values({ jti: id, expires_at: expiresAt, since })
    .onConflict((row) => row.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a login was ended by itself, not with all others. */
export async function isEnded(db: Db, login: string): Promise<boolean> {
  const row = await db.selectFrom('revoked_tokens').select('jti').where('jti', '=', login).executeTakeFirst();
  return row !== undefined;
}

/** A newer token of the same login; the presented one works a moment longer (CALL-05). */
export async function renew(context: ServerContext, bearer: PlayerBearer): Promise<string> {
  const { jti, expiresAt } = bearer;
  const token = await context.tokens.renewed(bearer);
  const since = context.clock.now() + renewalOverlapMs;
  await context.store.write((trx) => revoke(trx, context, { id: jti, expiresAt, since }));
  return token;
}
