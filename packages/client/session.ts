import type { Session } from './client.ts';
import { randomId } from './random-id.ts';
import { type Random, systemRandom } from './seams.ts';
import { type GuardedStorage, guardedStorage, type KeyStore } from './storage.ts';
import { tokenClaims } from './token-claims.ts';
import { isSignedToken } from './token-payload.ts';
import { listeners } from './watched.ts';
import { clientErrors } from './words.ts';

export interface SessionOptions {
  readonly storage?: GuardedStorage;
  readonly random?: Random;
  /** The storage key of the token. The quizmaster's console has its own, so that the two logins never mix. */
  readonly tokenKey?: string;
}

/**
 * The identity of this browser, kept under the specification's keys (STORE-01, STORE-02, STORE-07).
 *
 * @example
 * const session = createSession();
 * session.subscribe(() => console.log(session.claims()?.player_name));
 */
export function createSession({
  storage = guardedStorage(),
  random = systemRandom,
  tokenKey = 'auth_token',
}: SessionOptions = {}): Session {
  const { local, session } = storage;
  const { subscribe, tell } = listeners(() =>
    storage.subscribe((key) => {
      if (key === undefined || key === tokenKey) tell();
    }),
  );

  function token(): string | undefined {
    const stored = local.get(tokenKey);
    // A corrupted token counts as logged out rather than failing for ever.
    return isSignedToken(stored) ? stored : undefined;
  }

  /** Decoded once per token, so that the claims change identity only when the token changes. */
  let read: { token?: string; claims?: ReturnType<typeof tokenClaims> } = {};

  return {
    ...clientIds(local, random),
    isKept() {
      const isKept = local.set('snug_probe', '');
      local.remove('snug_probe');
      return isKept;
    },
    isNew: () => local.get(tokenKey) === undefined && local.get('kt_client_id') === undefined,
    token,
    claims() {
      const now = token();
      if (read.token !== now) read = { token: now, claims: now === undefined ? undefined : tokenClaims(now) };
      return read.claims;
    },
    setToken(next) {
      // A reply without a token keeps the existing login.
      if (!isSignedToken(next)) return;
      local.set(tokenKey, next);
      tell();
    },
    clearToken() {
      local.remove(tokenKey);
      tell();
    },
    continueAsGuest: () => void session.set('guest_session', 'true'),
    isGuest: () => session.get('guest_session') === 'true',
    subscribe,
  };
}

/** The id of this browser: created when first needed. */
function clientIds(local: KeyStore, random: Random): Pick<Session, 'clientId' | 'freshClientId' | 'setClientId'> {
  const setClientId = (id: string): void => void local.set('kt_client_id', id);

  function freshClientId(): string {
    try {
      const id = randomId(random);
      setClientId(id);
      return id;
    } catch (cause) {
      throw new Error(clientErrors.noClientId, { cause });
    }
  }

  return {
    clientId() {
      const stored = local.get('kt_client_id');
      return stored !== undefined && isClientId(stored) ? stored : freshClientId();
    },
    freshClientId,
    setClientId,
  };
}

/** The form of a client id that the server accepts. With any other stored value it would refuse every call for good. */
function isClientId(text: string): boolean {
  return /^[\w-]{16,128}$/.test(text);
}
