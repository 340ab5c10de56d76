import type { Faults } from '../faults/faults.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';

export interface NetworkConditions {
  /** The latency of one way in ms: at least the first, plus up to the second. */
  latencyMs: number;
  jitterMs: number;
  /** Probabilities per request. */
  loseReply: number;
  duplicate: number;
  overtake: number;
  /** The probability that one way takes up to 20 s. */
  slow: number;
  /** The probability that the reply to a write takes that long: it is saved long before its phone knows. */
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

/** The current state of a phone's network. */
export interface NetworkState {
  conditions: NetworkConditions;
  isOffline: boolean;
  /** Everything in this direction is lost without an error. */
  swallowed: Direction | 'both' | undefined;
  /** Until then the phone reads nothing. */
  stalledUntil: number;
  isSwallowed(direction: Direction): boolean;
  isStalled(): boolean;
  /** The latency of the next transfer, one way, in ms. */
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
