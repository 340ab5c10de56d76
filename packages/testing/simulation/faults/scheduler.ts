import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Phone } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import type { FaultName } from './faults.ts';

/** The first moment at which a fault may happen. */
const earliestMs = 500;

/** Runs a fault once or a few times at random moments, if the seed has it. */
export type Schedule = (name: FaultName, most: number, strike: () => void) => void;

/** What the faults of one seed share. */
export interface FaultScheduler {
  readonly random: SeededRandom;
  readonly schedule: Schedule;
  /** Applies a fault to a phone that is in use at that moment. */
  onAwakePhone(strike: (phone: Phone) => void): () => void;
}

export function createFaultScheduler(world: World, playMs: number): FaultScheduler {
  const { kernel, faults } = world;
  const shared = world.random('misfortunes');
  return {
    random: shared,
    schedule(name, most, strike) {
      if (!faults.has(name)) return;
      const random = world.random(name);
      for (let n = random.between(1, most); n > 0; n -= 1) {
        kernel.after(random.between(earliestMs, playMs), () => {
          if (!world.isSettling) strike();
        });
      }
    },
    onAwakePhone: (strike) => () => {
      const awake = world.players
        .flatMap((player) => player.phones)
        .filter((phone) => !phone.isAsleep && phone.tabs.length > 0);
      if (awake.length > 0) strike(shared.pick(awake));
    },
  };
}
