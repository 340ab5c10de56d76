import type { World } from '../world/world.ts';
import { goOffline } from './effects.ts';
import type { FaultScheduler } from './scheduler.ts';

/** F1–F3, F23: networks that break or drop everything silently, and phones that do not read. */
export function scheduleNetworkFaults(world: World, { random, schedule, onAwakePhone }: FaultScheduler): void {
  const { kernel, faults } = world;
  schedule(
    'line-cut',
    3,
    onAwakePhone((phone) => phone.network.cut() && faults.hit('line-cut')),
  );
  schedule(
    'offline',
    2,
    onAwakePhone((phone) => goOffline(world, phone)),
  );
  for (const [name, direction] of [
    ['half-open-up', 'up'],
    ['half-open-down', 'down'],
    ['half-open-both', 'both'],
  ] as const) {
    schedule(
      name,
      2,
      onAwakePhone((phone) => {
        if (phone.network.swallow(direction)) faults.hit(name);
        kernel.after(random.between(1_000, 40_000), () => !phone.isAsleep && phone.network.heal());
      }),
    );
  }
  schedule(
    'slow-reader',
    2,
    onAwakePhone((phone) => phone.network.stall(random.between(2_000, 15_000))),
  );
}
