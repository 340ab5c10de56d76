import { randomBytes } from 'node:crypto';

/** Milliseconds since 1970, and waiting. Tests bring their own. */
export interface Clock {
  now(): number;
  /** Runs `work` once after `ms`; the returned function calls it off. */
  after(ms: number, work: () => void): () => void;
}

/** Unpredictable bytes: every id, code and capability is made of them. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, ms);
    // Nothing the server puts off may keep a stopped one alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export const systemRandom: Random = { bytes: (length) => randomBytes(length) };
