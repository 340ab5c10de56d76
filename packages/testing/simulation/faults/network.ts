import type { Phone } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { flicker, goOffline } from './effects.ts';
import type { FaultScheduler } from './scheduler.ts';

/** F1–F3, F23: networks that break or drop everything silently, and phones that do not read. */
export function scheduleNetworkFaults(world: World, { random, onPhone }: FaultScheduler): void {
  const { kernel, faults } = world;
  onPhone('line-cut', 3, ({ network }) => network.cut() && faults.hit('line-cut'));
  onPhone('offline', 2, (phone) => goOffline(world, phone));
  for (const direction of ['up', 'down', 'both'] as const) {
    onPhone(`half-open-${direction}`, 2, (phone) => {
      if (phone.network.swallow(direction)) faults.hit(`half-open-${direction}`);
      kernel.after(random.between(1_000, 40_000), () => !phone.isAsleep && phone.network.heal());
    });
  }
  const flickering = new Set<Phone>();
  onPhone('line-flickers', 8, (phone) => {
    if (!flickering.has(phone)) flicker(world, phone);
    flickering.add(phone);
  });
  onPhone('slow-reader', 2, ({ network }) => network.stall(random.between(2_000, 15_000)));
}
