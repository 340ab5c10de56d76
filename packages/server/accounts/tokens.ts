import { jwtVerify, SignJWT } from 'jose';
import { newId } from '../ids.ts';
import type { Keys } from '../keys.ts';
import type { Clock, Random } from '../seams.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Whose token this is, checked: signature, times, audience, version, not revoked. */
export type Bearer =
  | { readonly kind: 'player'; readonly account: AccountRow; readonly jti: string; readonly expiresAt: number }
  | {
      readonly kind: 'host';
      readonly host: { host_id: string; venue_id: string; name: string };
      readonly jti: string;
      readonly expiresAt: number;
    };

export interface Tokens {
  ofPlayer(account: AccountRow): Promise<string>;
  ofHost(host_id: string): Promise<string>;
  /** The bearer of a token, or undefined when the token is invalid, expired or revoked. */
  bearer(token: string): Promise<Bearer | undefined>;
}

const issuer = 'snug';
const algorithm = 'HS256';
/** Weekly quizzes, seasons with a summer break: half a year. */
const playerLifeMs = 180 * 86_400_000;
/** A quizmaster signs in again every second week. */
const hostLifeMs = 14 * 86_400_000;

export function createTokens(keys: Keys, clock: Clock, random: Random, store: Store): Tokens {
  const sign = (claims: Record<string, unknown>, audience: string, subject: string, lifeMs: number) => {
    const now = Math.floor(clock.now() / 1_000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(newId(random))
      .setIssuedAt(now)
      .setExpirationTime(now + lifeMs / 1_000)
      .sign(keys.token);
  };

  const hostOf = (host_id: string) =>
    store.db
      .selectFrom('hosts')
      .select(['host_id', 'venue_id', 'name'])
      .where('host_id', '=', host_id)
      .executeTakeFirst();
  const accountOf = (account_id: string) =>
    store.db.selectFrom('accounts').selectAll().where('account_id', '=', account_id).executeTakeFirst();

  return {
    ofPlayer: ({ account_id, player_name, email, phone, token_version }) =>
      sign(
        { player_name, email: email ?? '', phone: phone ?? '', tv: token_version },
        'player',
        account_id,
        playerLifeMs,
      ),
    ofHost: (host_id) => sign({}, 'host', host_id, hostLifeMs),

    async bearer(token) {
      const claims = await verified(token, keys.token, new Date(clock.now()));
      if (!claims) return undefined;
      const { sub, aud, jti, exp, tv } = claims;
      if (sub === undefined || jti === undefined || exp === undefined) return undefined;
      const [revoked, owner] = await Promise.all([
        store.db.selectFrom('revoked_tokens').select('jti').where('jti', '=', jti).executeTakeFirst(),
        aud === 'host' ? hostOf(sub) : accountOf(sub),
      ]);
      if (revoked || !owner) return undefined;
      if ('host_id' in owner) return { kind: 'host', host: owner, jti, expiresAt: exp * 1_000 };
      if (owner.token_version !== tv) return undefined;
      return { kind: 'player', account: owner, jti, expiresAt: exp * 1_000 };
    },
  };
}

async function verified(token: string, key: Uint8Array, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: 'JWT',
      issuer,
      audience: ['player', 'host'],
      requiredClaims: ['sub', 'aud', 'exp', 'jti'],
      currentDate,
    });
    return payload;
  } catch {
    return undefined;
  }
}
