import type { PageEvent, Random, Visibility } from '../seams.ts';
import { listeners } from '../watched.ts';

/** A page that the test shows, hides and freezes. */
export function fakePage(): Visibility & { tell(event: PageEvent): void; listeners(): number } {
  const { subscribe, tell } = listeners<PageEvent>();
  let isVisible = true;
  const all = new Set<object>();
  return {
    isVisible: () => isVisible,
    subscribe(listener) {
      const stop = subscribe(listener);
      all.add(stop);
      return () => {
        all.delete(stop);
        stop();
      };
    },
    tell(event) {
      if (event === 'visible') isVisible = true;
      if (event === 'hidden') isVisible = false;
      tell(event);
    },
    listeners: () => all.size,
  };
}

/** Seeded random numbers: the same seed gives the same sequence. */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0;
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { fraction: next, bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)) };
}
