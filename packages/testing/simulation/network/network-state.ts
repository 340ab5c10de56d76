import type { Faults } from '../faults/faults.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';

export const normalConditions = {
  /** The latency of one way in ms: at least the first, plus up to the second. */
  latencyMs: 20,
  jitterMs: 40,
  /** Probabilities per request. */
  loseReply: 0,
  duplicate: 0,
  overtake: 0,
  /** The probability that one way takes up to 20 s. */
  slow: 0,
  /** The probability that the reply to a write takes that long: it is saved long before its phone knows. */
  slowReply: 0,
};

export type NetworkConditions = typeof normalConditions;
export type Direction = 'up' | 'down';
export type NetworkState = ReturnType<typeof createNetworkState>;

/** The current state of a phone's network. */
export function createNetworkState(kernel: Kernel, random: SeededRandom, faults: Faults) {
  function slowMs(): number {
    faults.hit('slow-line');
    return random.between(2_000, 20_000);
  }
  const state = {
    conditions: normalConditions,
    isOffline: false,
    /** Everything in this direction is lost without an error. */
    swallowed: undefined as Direction | 'both' | undefined,
    /** Until then the phone reads nothing. */
    stalledUntil: 0,
    isSwallowed: (direction: Direction): boolean => state.swallowed === direction || state.swallowed === 'both',
    isStalled: (): boolean => state.stalledUntil > kernel.now(),
    /** The latency of the next transfer, one way, in ms. */
    latency(): number {
      const { latencyMs, jitterMs, slow } = state.conditions;
      return slow > 0 && random.chance(slow) ? slowMs() : latencyMs + random.below(jitterMs + 1);
    },
    /** How much longer the reply to a write takes than that. */
    extraReplyLatency(): number {
      const { slowReply } = state.conditions;
      return slowReply > 0 && random.chance(slowReply) ? slowMs() : 0;
    },
  };
  return state;
}
