import type { Faults } from '../faults/faults.ts';
import type { Kernel } from '../kernel.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface NetworkConditions {
  /** One way, in ms: this and up to so much more. */
  latencyMs: number;
  jitterMs: number;
  /** Chances per request. */
  loseReply: number;
  duplicate: number;
  overtake: number;
  /** One in so many ways takes up to 20 s. */
  slow: number;
  /** So does the reply to one in so many writes, of itself: it is in long before its phone hears of it. */
  slowReply: number;
}

export const normalConditions: NetworkConditions = {
  latencyMs: 20,
  jitterMs: 40,
  loseReply: 0,
  duplicate: 0,
  overtake: 0,
  slow: 0,
  slowReply: 0,
};

export type Direction = 'up' | 'down';

/** How a line is at this moment. */
export interface NetworkState {
  conditions: NetworkConditions;
  isOffline: boolean;
  /** Nothing gets through there, and nobody is told. */
  swallowed: Direction | 'both' | undefined;
  /** Until then the phone takes nothing of what it is told. */
  stalledUntil: number;
  isSwallowed(direction: Direction): boolean;
  isStalled(): boolean;
  /** How long the next thing takes one way, in ms. */
  latency(): number;
  /** How much longer the reply to a write takes than that. */
  extraReplyLatency(): number;
}

export function createNetworkState(kernel: Kernel, random: SeededRandom, faults: Faults): NetworkState {
  const state: NetworkState = {
    conditions: normalConditions,
    isOffline: false,
    swallowed: undefined,
    stalledUntil: 0,
    isSwallowed: (direction) => state.swallowed === direction || state.swallowed === 'both',
    isStalled: () => state.stalledUntil > kernel.now(),
    latency() {
      const { latencyMs, jitterMs, slow } = state.conditions;
      if (slow > 0 && random.chance(slow)) {
        faults.hit('slow-line');
        return random.between(2_000, 20_000);
      }
      return latencyMs + random.below(jitterMs + 1);
    },
    extraReplyLatency() {
      const { slowReply } = state.conditions;
      if (slowReply === 0 || !random.chance(slowReply)) return 0;
      faults.hit('slow-line');
      return random.between(2_000, 20_000);
    },
  };
  return state;
}
