import { randomBytes, randomFillSync } from 'node:crypto';
export const systemClock = {
    now: Date.now,
    after(ms, work) {
        const timer = setTimeout(work, ms);
        // No timer may keep a stopped server's process alive.
        timer.unref();
        return () => clearTimeout(timer);
    },
};
/** Random bytes for many ids at once: a call to the system takes longer than the rest of making an id. */
const pool = new Uint8Array(4096);
let used = pool.length;
export const systemRandom = {
    bytes(length) {
        if (length > pool.length)
            return randomBytes(length);
        if (used + length > pool.length) {
            randomFillSync(pool);
            used = 0;
        }
        used += length;
        // A copy, which `slice` of a Buffer would not be: returned bytes never change.
        return pool.slice(used - length, used);
    },
};
