import type { Clock } from '../seams.ts';
import type { KeyStore } from '../storage.ts';

/** A number far ahead of the clock advances by days. */
const dayMs = 86_400_000;
/** A number further ahead of the clock dates from before the clock was set back. A closer one is incremented by one. */
const aheadMs = 60_000;

/** The numbers of this browser's writes, which rise for ever. */
export interface Sequence {
  /**
   * The next sequence number: higher than every earlier one, also after a reload and with the clock set back. Without its
   * stored value it starts at the clock; the client id is then lost as well, and the server numbers by client id (G18).
   *
   * If the last number is far ahead of the clock, this advances by whole days, so that numbers keep following the clock: it
   * orders the writes of two tabs that share no number because storage is full, once both have advanced.
   */
  nextSeq(): number;
  /**
   * Continues above this number, which the server has from this browser: with full storage the last numbers were not stored,
   * and a clock that was set back would start below them.
   */
  countFrom(seq: number): void;
}

export function createSequence(local: KeyStore, key: string, clock: Clock): Sequence {
  let last = 0;
  return {
    nextSeq() {
      const now = Math.floor(clock.now());
      last = Math.max(last, Number(local.get(key)) || 0);
      last = Math.max(last + 1, now, now + Math.ceil((last - now - aheadMs) / dayMs) * dayMs);
      local.set(key, String(last));
      return last;
    },
    countFrom(seq) {
      last = Math.max(last, seq);
    },
  };
}
