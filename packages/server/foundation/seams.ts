import { randomBytes, randomFillSync } from 'node:crypto';

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

/** Drawn from the system in one piece for many ids: a trip there takes longer than all else about an id. */
const pool = new Uint8Array(4_096);
let used = pool.length;

export const systemRandom: Random = {
  bytes(length) {
    if (length > pool.length) return randomBytes(length);
    if (used + length > pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += length;
    // A copy, which `slice` of a Buffer would not be: what is handed out stays what it is.
    return pool.slice(used - length, used);
  },
};
