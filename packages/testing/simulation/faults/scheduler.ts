import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Phone } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import type { FaultName } from './faults.ts';

/** The first moment at which a fault may happen. */
const earliestMs = 500;

/** What the faults of one seed share. */
export interface FaultScheduler {
  readonly random: SeededRandom;
  /** Runs a fault once or a few times at random moments, if the seed has it. */
  schedule(name: FaultName, most: number, strike: () => void): void;
  /** The same for a phone that is in use at that moment. */
  onPhone(name: FaultName, most: number, strike: (phone: Phone) => void): void;
}

export function createFaultScheduler(world: World, playMs: number): FaultScheduler {
  const { kernel, faults } = world;
  const shared = world.random('misfortunes');

  function schedule(name: FaultName, most: number, strike: () => void): void {
    if (!faults.has(name)) return;
    const random = world.random(name);
    for (let n = random.between(1, most); n > 0; n -= 1) {
      kernel.after(random.between(earliestMs, playMs), () => {
        if (!world.isSettling) strike();
      });
    }
  }

  return {
    random: shared,
    schedule,
    onPhone: (name, most, strike) =>
      schedule(name, most, () => {
        const phones = world.players.flatMap((player) => player.phones);
        const awake = phones.filter(({ isAsleep, tabs }) => !isAsleep && tabs.length > 0);
        if (awake.length > 0) strike(shared.pick(awake));
      }),
  };
}
