import type { InviteClaims, VenueRole } from '@snug/contract';
import type { Contact } from '@snug/rules';
import { type JWTHeaderParameters, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import { accountWithId } from '../database/accounts.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import { venuesOf } from '../database/hosts.ts';
import type { AccountRow } from '../database/schema.ts';
import type { Store } from '../database/store.ts';
import { newId } from '../foundation/ids.ts';
import type { Keys } from '../foundation/keys.ts';
import type { Clock, Random } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly tokens: Tokens;
  }
}

/** The owner of a valid token: its signature, times, audience and version are right, and it is not revoked. */
export type Bearer = PlayerBearer | HostBearer;

/** What every bearer's login has. */
interface Login {
  /** Names this one token. */
  readonly jti: string;
  /** Names the login that all its renewed tokens share: it ends as a whole, and its connections with it. */
  readonly login: string;
  /** When the login was made. */
  readonly authAt: number;
  /** The owner's token version at present. */
  readonly version: number;
  /** When this token ends, and when the last one of its login can. */
  readonly expiresAt: number;
  readonly loginEndsAt: number;
}

export interface PlayerBearer extends Login {
  readonly kind: 'player';
  /** For a login by a link, without any contact but the one that the link was sent to. */
  readonly account: AccountRow;
  /**
   * For a login by a link, its game: until a code confirms the login, it is only for that game and changes no profile (H47).
   */
  readonly linkGame: string | undefined;
  /** Its claims are no longer those of the account. */
  readonly isStale: boolean;
}

export interface HostBearer extends Login {
  readonly kind: 'host';
  readonly host: SignedInHost;
}

/** A quizmaster with the venue that the call is at. */
export interface SignedInHost {
  readonly host_id: string;
  readonly name: string;
  readonly venue_id: string;
  readonly role: VenueRole;
  /** All venues where they have not ended, the first of theirs first. */
  readonly venues: readonly { readonly venue_id: string; readonly role: VenueRole }[];
}

/** What the token of a sent link proves: its holder reads the notifications of this contact. */
export interface LinkToken {
  readonly jti: string;
  readonly expiresAt: number;
  readonly contact: Contact;
  readonly game_id: string;
}

export interface Tokens {
  /** The first token of a login, by a code or by the link to a game. */
  ofPlayer(account: AccountRow, link?: Pick<LinkToken, 'game_id' | 'contact'>, login?: string): Promise<string>;
  /** A newer token of the same login, with the account's present fields. It ends with the bearer's: a sign-out meanwhile ends both. */
  renewed(bearer: PlayerBearer, account?: AccountRow): Promise<string>;
  ofHost(host: { readonly host_id: string; readonly token_version: number }, login?: string): Promise<string>;
  /**
   * The token in an invite link: what the invite screen shows before anybody has logged in (H50, OPEN-22). Its `team_code`
   * is the code of the invite, never the team's own; `exp` is in seconds since 1970.
   */
  ofInvite(claims: InviteClaims): Promise<string>;
  ofLink(contact: Contact, game_id: string, lifeMs: number): Promise<string>;
  /** The bearer of a token, or undefined when the token is invalid, expired or revoked. */
  bearer(token: string): Promise<Bearer | undefined>;
  /** Whether a token that is invalid would still be good if nobody had ended its login: then its phone says so. */
  wasSignedOut(token: string): Promise<boolean>;
  /** What the token of a link proves, or undefined. Whether it was used before is only checked when it is used. */
  link(token: string): Promise<LinkToken | undefined>;
  /** The claims of a genuine invite token, or undefined. Its invite may be closed by now. */
  invite(token: string): Promise<InviteClaims | undefined>;
}

const issuer = 'snug';
const algorithm = 'HS256';
const dayMs = 86_400_000;
/** A pub quiz is weekly, with a holiday now and then: after five weeks without one a player logs in again. */
export const playerTokenLifeMs = 35 * dayMs;
/** Twice a year every player logs in again. */
export const loginLifeMs = 180 * dayMs;
/** A quizmaster signs in again every second week. */
export const hostLifeMs = 14 * dayMs;
/** More clients than are ever busy at once; some MB at most. */
const seenMax = 10_000;

/** Signs and verifies tokens. jose does; a simulation has an implementation that needs no other thread. */
export interface Signatures {
  sign(claims: JWTPayload, header: JWTHeaderParameters, key: Uint8Array): Promise<string>;
  /** The claims. Rejects if the token is forged or expired, or is not what the options require. */
  verify(token: string, key: Uint8Array, options: JWTVerifyOptions): Promise<JWTPayload>;
}

const joseSignatures: Signatures = {
  sign: (claims, header, key) => new SignJWT(claims).setProtectedHeader(header).sign(key),
  verify: async (token, key, options) => (await jwtVerify(token, key, options)).payload,
};

export function createTokens(
  keys: Keys,
  clock: Clock,
  random: Random,
  store: Store,
  signatures: Signatures = joseSignatures,
): Tokens {
  const { sign, verified } = createSigner(keys, clock, random, signatures);
  const loginClaims = rememberedClaims(clock, (token) => verified(token, ['player', 'host'], ['sub', 'sid']));

  const playerToken = (account: AccountRow, login: string, authAt: number, linkGame: string | undefined) =>
    sign(
      'player',
      {
        ...fieldsOf(account),
        sub: account.account_id,
        sid: login,
        auth_at: secondsOf(authAt),
        ...(linkGame !== undefined && { via: 'link', game: linkGame }),
        tv: account.token_version,
      },
      Math.min(clock.now() + playerTokenLifeMs, authAt + loginLifeMs),
    );

  return {
    ofPlayer(account, link, login = newId(random)) {
      const shown = link ? asReached(account, { [link.contact.kind]: link.contact.contact }) : account;
      return playerToken(shown, login, clock.now(), link?.game_id);
    },
    renewed({ account, login, authAt, linkGame }, changed = account) {
      const shown = linkGame === undefined ? changed : asReached(changed, account);
      return playerToken({ ...shown, token_version: account.token_version }, login, authAt, linkGame);
    },
    ofHost: ({ host_id, token_version: tv }, login = newId(random)) =>
      sign('host', { sub: host_id, sid: login, tv }, clock.now() + hostLifeMs),
    ofInvite: ({ exp, ...claims }) => sign('invite', claims, exp * 1_000),
    ofLink: ({ kind, contact }, game, lifeMs) => sign('link', { [kind]: contact, game }, clock.now() + lifeMs),

    async bearer(token) {
      const claims = await loginClaims(token);
      return claims && bearerOf(store, clock, claims);
    },
    async wasSignedOut(token) {
      const claims = await loginClaims(token);
      return claims !== undefined && isSignedOut(store, claims);
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

function createSigner(keys: Keys, clock: Clock, random: Random, signatures: Signatures) {
  return {
    sign(audience: string, claims: JWTPayload, expiresAt: number): Promise<string> {
      const [iat, exp] = [secondsOf(clock.now()), secondsOf(expiresAt)];
      const whole = { ...claims, iss: issuer, aud: audience, jti: newId(random), iat, exp };
      return signatures.sign(whole, { alg: algorithm, typ: 'JWT' }, keys.token);
    },

    /** The claims of a genuine token for one of the audiences. */
    async verified(token: string, audience: string[], requiredClaims: string[]): Promise<JWTPayload | undefined> {
      try {
        const options = { algorithms: [algorithm], typ: 'JWT', issuer, audience, currentDate: new Date(clock.now()) };
        const required = ['aud', 'exp', 'jti', ...requiredClaims];
        return await signatures.verify(token, keys.token, { ...options, requiredClaims: required });
      } catch {
        return undefined;
      }
    },
  };
}

/** Remembers the claims of recent logins: a client sends the same token all evening, and its signature does not change. */
function rememberedClaims(clock: Clock, verified: (token: string) => Promise<JWTPayload | undefined>) {
  const seen = new Map<string, JWTPayload>();
  return async (token: string) => {
    const claims = seen.get(token) ?? (await verified(token));
    if (!claims || (claims.exp ?? 0) <= secondsOf(clock.now())) return undefined;
    if (seen.size >= seenMax) seen.clear();
    seen.set(token, claims);
    return claims;
  };
}

/** The bearer of verified claims, unless the token or its login was revoked. */
async function bearerOf({ db }: Store, clock: Clock, claims: JWTPayload): Promise<Bearer | undefined> {
  const { sub = '', aud, jti = '', exp = 0, tv, via } = claims;
  const login = String(claims.sid);
  const [ends, [owner], venues] = await Promise.all([
    endsOf(db, { jti, login }),
    aud === 'host' ? [] : accountWithId(db, { account_id: sub }),
    aud === 'host' ? venuesOf(db, { host_id: sub }) : [],
  ]);
  const now = clock.now();
  if (ends.some(({ since }) => since <= now)) return undefined;
  const expiresAt = exp * 1_000;
  const [at] = venues;
  if (at && isOfVersion(at, { tv: tv ?? 0, login })) {
    const times = { expiresAt, loginEndsAt: expiresAt, authAt: expiresAt - hostLifeMs };
    return { kind: 'host', host: hostAt(at, venues), jti, login, version: at.token_version, ...times };
  }
  if (owner === undefined || !isOfVersion(owner, { tv, login })) return undefined;
  const authAt = Number(claims.auth_at) * 1_000;
  const linkGame = via === 'link' ? String(claims.game) : undefined;
  const account = linkGame === undefined ? owner : asReached(owner, { email: claims.email, phone: claims.phone });
  const isStale = Object.entries(fieldsOf(account)).some(([name, value]) => claims[name] !== value);
  const loginEndsAt = authAt + loginLifeMs;
  const { token_version: version } = owner;
  return { kind: 'player', account, jti, login, version, expiresAt, loginEndsAt, authAt, linkGame, isStale };
}

/**
 * Whether nothing has ended all logins of the owner since the token was signed, or what did has kept this one. Tokens of
 * quizmasters from before that was counted have no version.
 */
function isOfVersion(
  { token_version, kept_login }: Pick<AccountRow, 'token_version' | 'kept_login'>,
  { tv, login }: { readonly tv: unknown; readonly login: string },
): boolean {
  return token_version === tv || kept_login === login;
}

/** Whether the login of genuine claims was ended, by itself or with all others of its owner, who is still there. */
async function isSignedOut({ db }: Store, { sub = '', aud, sid, tv }: JWTPayload): Promise<boolean> {
  const login = String(sid);
  const [ends, owners] = await Promise.all([
    endsOf(db, { jti: '', login }),
    aud === 'host' ? venuesOf(db, { host_id: sub }) : accountWithId(db, { account_id: sub }),
  ]);
  const [owner] = owners;
  return ends.length > 0 || (owner !== undefined && !isOfVersion(owner, { tv: tv ?? 0, login }));
}

type VenueOfHost = Awaited<ReturnType<typeof venuesOf>>[number];

/** The quizmaster of a token, at the first of their venues. */
function hostAt({ host_id, name, venue_id, role }: VenueOfHost, rows: readonly VenueOfHost[]): SignedInHost {
  return { host_id, name, venue_id, role, venues: rows.map(({ venue_id, role }) => ({ venue_id, role })) };
}

function linkTokenOf({ jti = '', exp = 0, email, phone, game }: JWTPayload): LinkToken {
  const contact: Contact =
    email === undefined ? { kind: 'phone', contact: String(phone) } : { kind: 'email', contact: String(email) };
  return { jti, expiresAt: exp * 1_000, contact, game_id: String(game) };
}

function inviteClaimsOf({ team_name, game_id, team_code, inviter, exp = 0 }: JWTPayload): InviteClaims {
  return {
    team_name: String(team_name),
    game_id: String(game_id),
    team_code: String(team_code),
    inviter: String(inviter),
    exp,
  };
}

/** From when on a token or its login is revoked. Two look-ups in an index: for `in` SQLite would build a temporary table. */
const endsOf = compiledQuery((db, { jti, login }: { jti: string; login: string }) => {
  const endOf = (id: string) => db.selectFrom('revoked_tokens').select('since').where('jti', '=', id);
  return endOf(jti).unionAll(endOf(login));
});
/** A link may have been forwarded, so its user sees only the contact of the account that it was sent to (H47). */
function asReached(account: AccountRow, by: { readonly email?: unknown; readonly phone?: unknown }): AccountRow {
  const { email, phone } = account;
  return { ...account, email: email === by.email ? email : null, phone: phone === by.phone ? phone : null };
}

/** What clients read in a login's token (ENTITY-TOKEN). */
function fieldsOf({ player_name, email, phone }: AccountRow) {
  return { player_name, email: email ?? '', phone: phone ?? '' };
}

function secondsOf(ms: number): number {
  return Math.floor(ms / 1_000);
}
