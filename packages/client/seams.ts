import type { Socket } from './live/socket.ts';
import type { PersistentStore } from './outbox/persistent-store.ts';
import type { GuardedStorage } from './storage.ts';

/** Time. Milliseconds; `now` goes on while the machine sleeps, so a timer that fires late can be noticed. */
export interface Clock {
  now(): number;
  /** Runs once after a while. Returns the way to stop it. */
  after(ms: number, run: () => void): () => void;
}

export interface Random {
  /** Unguessable bytes: ids and secrets. */
  bytes(count: number): Uint8Array;
  /** 0 up to 1, for spreading a herd. */
  fraction(): number;
}

export type Http = (
  input: string | URL | Request,
  init?: RequestInit & { readonly progress?: SendProgress },
) => Promise<Response>;

/** Somebody watches a body go, which fetch cannot show. */
export interface SendProgress {
  /** How much of it has gone, in percent. Where nobody can tell, it is not called. */
  onSent(percent: number): void;
  /**
   * How the browser's `Http` sends so that `onSent` is called; any other calls it by itself. It comes with the upload, so that
   * who uploads nothing does not load it.
   */
  readonly send: Http;
}

/** What happens to the page. `tap` is any press of a pointer or key. */
export type PageEvent = 'visible' | 'hidden' | 'online' | 'pageshow' | 'pagehide' | 'tap';

export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: (event: PageEvent) => void): () => void;
}

/** Everything of the world that the client touches. Passed in, never patched globally; each has a browser default. */
export interface Seams {
  readonly clock: Clock;
  readonly random: Random;
  readonly http: Http;
  readonly socket: Socket;
  readonly storage: GuardedStorage;
  /** The page's own database, shared by its tabs; undefined where there is none. */
  readonly persistentStore: PersistentStore | undefined;
  /** The browser's locks among tabs; undefined where there are none, as on plain http in the LAN. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly visibility: Visibility;
  /** The page's cookies in the form of `document.cookie`. */
  readonly cookies: () => string;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const systemRandom: Random = {
  // getRandomValues exists on plain http too; randomUUID does not.
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => Math.random(),
};

/** Only a secure page has locks. */
export const pageLocks = (): Seams['locks'] => (typeof navigator === 'undefined' ? undefined : navigator.locks);

export const systemHttp: Http = (input, init) => (init?.progress?.send ?? globalThis.fetch)(input, init);

export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    // No browser, or a frame that has no cookies: there merely naming them throws.
    return '';
  }
}
