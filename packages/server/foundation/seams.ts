import { randomBytes, randomFillSync } from 'node:crypto';

/** Time in milliseconds since 1970, and timers. Tests have their own implementation. */
export interface Clock {
  now(): number;
  /** Runs `work` once after `ms`; the returned function cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** Unpredictable bytes, from which every id, code and capability is made. */
export interface Random {
  bytes(length: number): Uint8Array;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, work) {
    const timer = setTimeout(work, ms);
    // No timer may keep a stopped server's process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Random bytes for many ids at once: a call to the system takes longer than the rest of making an id. */
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
    // A copy, which `slice` of a Buffer would not be: returned bytes never change.
    return pool.slice(used - length, used);
  },
};
