import { jwtVerify, SignJWT } from 'jose';
import { accountWithId } from '../database/accounts.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { newId } from '../foundation/ids.ts';
const issuer = 'snug';
const algorithm = 'HS256';
const dayMs = 86400000;
/** A pub quiz is weekly, with a holiday now and then: after five weeks without one a player logs in again. */
const idleMs = 35 * dayMs;
/** Twice a year every player logs in again. */
const loginLifeMs = 180 * dayMs;
/** A quizmaster signs in again every second week. */
const hostLifeMs = 14 * dayMs;
/** More clients than are ever busy at once; some MB at most. */
const seenMax = 10000;
const joseSignatures = {
    sign: (claims, header, key) => new SignJWT(claims).setProtectedHeader(header).sign(key),
    verify: async (token, key, options) => (await jwtVerify(token, key, options)).payload,
};
export function createTokens(keys, clock, random, store, signatures = joseSignatures) {
    const { sign, verified } = createSigner(keys, clock, random, signatures);
    const loginClaims = rememberedClaims(clock, (token) => verified(token, ['player', 'host'], ['sub', 'sid']));
    const playerToken = (account, login, authAt, linkGame) => sign('player', {
        ...fieldsOf(account),
        sub: account.account_id,
        sid: login,
        auth_at: secondsOf(authAt),
        ...(linkGame !== undefined && { via: 'link', game: linkGame }),
        tv: account.token_version,
    }, Math.min(clock.now() + idleMs, authAt + loginLifeMs));
    return {
        ofPlayer(account, link) {
            const shown = link ? asReached(account, { [link.contact.kind]: link.contact.contact }) : account;
            return playerToken(shown, newId(random), clock.now(), link?.game_id);
        },
        renewed({ account, login, authAt, linkGame }, changed = account) {
            const shown = linkGame === undefined ? changed : asReached(changed, account);
            return playerToken(shown, login, authAt, linkGame);
        },
        ofHost: (host_id) => sign('host', { sub: host_id, sid: newId(random) }, clock.now() + hostLifeMs),
        ofInvite: ({ exp, ...claims }) => sign('invite', claims, exp * 1000),
        ofLink: ({ kind, contact }, game, lifeMs) => sign('link', { [kind]: contact, game }, clock.now() + lifeMs),
        async bearer(token) {
            const claims = await loginClaims(token);
            return claims && bearerOf(store, clock, claims);
        },
        async link(token) {
            const claims = await verified(token, ['link'], ['game']);
            return claims && linkTokenOf(claims);
        },
        async invite(token) {
            const claims = await verified(token, ['invite'], ['team_name', 'game_id', 'team_code', 'inviter']);
            return claims && inviteClaimsOf(claims);
        },
    };
}
function createSigner(keys, clock, random, signatures) {
    return {
        sign(audience, claims, expiresAt) {
            const [iat, exp] = [secondsOf(clock.now()), secondsOf(expiresAt)];
            const whole = { ...claims, iss: issuer, aud: audience, jti: newId(random), iat, exp };
            return signatures.sign(whole, { alg: algorithm, typ: 'JWT' }, keys.token);
        },
        /** The claims of a genuine token for one of the audiences. */
        async verified(token, audience, requiredClaims) {
            try {
                const options = { algorithms: [algorithm], typ: 'JWT', issuer, audience, currentDate: new Date(clock.now()) };
                const required = ['aud', 'exp', 'jti', ...requiredClaims];
                return await signatures.verify(token, keys.token, { ...options, requiredClaims: required });
            }
            catch {
                return undefined;
            }
        },
    };
}
/** Remembers the claims of recent logins: a client sends the same token all evening, and its signature does not change. */
function rememberedClaims(clock, verified) {
    const seen = new Map();
    return async (token) => {
        const claims = seen.get(token) ?? (await verified(token));
        if (!claims || (claims.exp ?? 0) <= secondsOf(clock.now()))
            return undefined;
        if (seen.size >= seenMax)
            seen.clear();
        seen.set(token, claims);
        return claims;
    };
}
/** The bearer of verified claims, unless the token or its login was revoked. */
async function bearerOf({ db }, clock, claims) {
    const { sub = '', aud, jti = '', exp = 0, tv, via } = claims;
    const login = String(claims.sid);
    const [ends, [owner]] = await Promise.all([
        endsOf(db, { jti, login }),
        aud === 'host' ? hostOf(db, { host_id: sub }) : accountWithId(db, { account_id: sub }),
    ]);
    const now = clock.now();
    if (!owner || ends.some(({ since }) => since <= now))
        return undefined;
    const expiresAt = exp * 1000;
    if ('host_id' in owner)
        return { kind: 'host', host: owner, jti, login, expiresAt, loginEndsAt: expiresAt };
    if (owner.token_version !== tv)
        return undefined;
    const authAt = Number(claims.auth_at) * 1000;
    const linkGame = via === 'link' ? String(claims.game) : undefined;
    const account = linkGame === undefined ? owner : asReached(owner, { email: claims.email, phone: claims.phone });
    const isStale = Object.entries(fieldsOf(account)).some(([name, value]) => claims[name] !== value);
    const loginEndsAt = authAt + loginLifeMs;
    return { kind: 'player', account, jti, login, expiresAt, loginEndsAt, authAt, linkGame, isStale };
}
function linkTokenOf({ jti = '', exp = 0, email, phone, game }) {
    const contact = email === undefined ? { kind: 'phone', contact: String(phone) } : { kind: 'email', contact: String(email) };
    return { jti, expiresAt: exp * 1000, contact, game_id: String(game) };
}
function inviteClaimsOf({ team_name, game_id, team_code, inviter, exp = 0 }) {
    return {
        team_name: String(team_name),
        game_id: String(game_id),
        team_code: String(team_code),
        inviter: String(inviter),
        exp,
    };
}
/** From when on a token or its login is revoked. Two look-ups in an index: for `in` SQLite would build a temporary table. */
const endsOf = compiledQuery((db, { jti, login }) => {
    const endOf = (id) => db.selectFrom('revoked_tokens').select('since').where('jti', '=', id);
    return endOf(jti).unionAll(endOf(login));
});
const hostOf = compiledQuery((db, { host_id }) => db.selectFrom('hosts').select(['host_id', 'venue_id', 'name']).where('host_id', '=', host_id));
/** A link may have been forwarded, so its user sees only the contact of the account that it was sent to (H47). */
function asReached(account, by) {
    const { email, phone } = account;
    return { ...account, email: email === by.email ? email : null, phone: phone === by.phone ? phone : null };
}
/** What clients read in a login's token (ENTITY-TOKEN). */
function fieldsOf({ player_name, email, phone }) {
    return { player_name, email: email ?? '', phone: phone ?? '' };
}
function secondsOf(ms) {
    return Math.floor(ms / 1000);
}
