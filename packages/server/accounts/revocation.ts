import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import type { Database } from '../store/schema.ts';
import type { Bearer, PlayerBearer } from './tokens.ts';

/** Two tabs share a login, and a reply can be lost: the token before a new one works so much longer (H40). */
export const renewalOverlapMs = 60_000;

/**
 * Makes a token, or all tokens of a login, invalid. True when it was not so before. What has expired is forgotten:
 * its time alone makes it invalid.
 */
export async function revoke(
  trx: Transaction<Database>,
  { clock }: Pick<House, 'clock'>,
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

/** Ends a login with every token it has had, and the connections they opened (H40). Other phones stay logged in. */
export async function endLogin(house: House, { login, loginEndsAt }: Bearer): Promise<void> {
  await house.store.write((trx) => revoke(trx, house, { id: login, expiresAt: loginEndsAt }));
  house.doorbell.loggedOut(login);
}

/** A newer token of the same login; the one that was presented works a moment longer (CALL-05). */
export async function renew(house: House, bearer: PlayerBearer): Promise<string> {
  const { jti, expiresAt } = bearer;
  const token = await house.tokens.renewed(bearer);
  const since = house.clock.now() + renewalOverlapMs;
  await house.store.write((trx) => revoke(trx, house, { id: jti, expiresAt, since }));
  return token;
}
