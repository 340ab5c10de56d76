import type { Socket } from './live/socket.ts';
import type { PersistentStore } from './outbox/persistent-store.ts';
import type { GuardedStorage } from './storage.ts';

/** Time in milliseconds. `now` advances while the machine sleeps, so a timer that fires late can be noticed. */
export interface Clock {
  now(): number;
  /** Runs once after a delay. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface Random {
  /** Unpredictable bytes for ids and secrets. */
  bytes(count: number): Uint8Array;
  /** From 0 up to 1, to spread requests of many clients. */
  fraction(): number;
}

export type Http = (
  input: string | URL | Request,
  init?: RequestInit & { readonly progress?: SendProgress },
) => Promise<Response>;

/** Observes an upload, which fetch cannot report. */
export interface SendProgress {
  /** The percentage of the body that is sent. Not called where it is unknown. */
  onSent(percent: number): void;
  /**
   * How the browser's `Http` sends so that `onSent` is called; any other `Http` calls `onSent` itself. It is loaded with the
   * upload code, so that pages without uploads do not load it.
   */
  readonly send: Http;
}

/** Page events. `tap` is any press of a pointer or key. */
export type PageEvent = 'visible' | 'hidden' | 'online' | 'offline' | 'pageshow' | 'pagehide' | 'tap';

export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: (event: PageEvent) => void): () => void;
}

/** All external dependencies of the client. Passed in, never patched globally; each has a browser default. */
export interface Seams {
  readonly clock: Clock;
  readonly random: Random;
  readonly http: Http;
  readonly socket: Socket;
  readonly storage: GuardedStorage;
  /** The page's database, shared by its tabs; undefined where there is none. */
  readonly persistentStore: PersistentStore | undefined;
  /** The browser's locks between tabs; undefined where there are none, as on plain http in the LAN. */
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

/** Locks exist only on a secure page. */
export const pageLocks = (): Seams['locks'] => (typeof navigator === 'undefined' ? undefined : navigator.locks);

export const systemHttp: Http = (input, init) => (init?.progress?.send ?? globalThis.fetch)(input, init);

export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    // There is no browser, or a frame without cookies, where naming `document.cookie` throws.
    return '';
  }
}
