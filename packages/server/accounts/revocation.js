/** A renewed token stays valid for this long: two tabs share a login, and a reply can be lost (H40). */
export const renewalOverlapMs = 60000;
/**
 * Makes a token, or all tokens of a login, invalid. False if it was revoked before. A revocation is deleted once its tokens
 * have expired.
 */
export async function revoke(trx, { clock }, { id, expiresAt, since = 0 }) {
    await trx.deleteFrom('revoked_tokens').where('expires_at', '<=', clock.now()).execute();
    const row = await trx
        .insertInto('revoked_tokens')
        .values({ jti: id, expires_at: expiresAt, since })
        .onConflict((row) => row.column('jti').doNothing())
        .returning('jti')
        .executeTakeFirst();
    return row !== undefined;
}
/** Ends a login with all its tokens, and the connections they opened (H40). Other devices stay logged in. */
export async function endLogin(context, { login, loginEndsAt }) {
    await context.store.write((trx) => revoke(trx, context, { id: login, expiresAt: loginEndsAt }));
    context.pubSub.loggedOut(login);
}
/** A newer token of the same login; the presented one works a moment longer (CALL-05). */
export async function renew(context, bearer) {
    const { jti, expiresAt } = bearer;
    const token = await context.tokens.renewed(bearer);
    const since = context.clock.now() + renewalOverlapMs;
    await context.store.write((trx) => revoke(trx, context, { id: jti, expiresAt, since }));
    return token;
}
