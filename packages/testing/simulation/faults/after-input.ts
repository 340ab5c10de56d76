import type { World } from '../world/world.ts';
import { goOffline, killAndReopen, putToSleep } from './effects.ts';
import { crashServer } from './server.ts';

const ambushes = [
  'line-cut',
  'offline',
  'tab-killed',
  'phone-slept',
  'crash-before-commit',
  'crash-after-commit',
  'restart',
] as const;

/** Faults at the worst moments: right after somebody has typed or submitted. */
export function createFaultAfterInput(world: World): World['faultAfterInput'] {
  const { faults, kernel } = world;
  const random = world.random('ambush');
  const candidates = ambushes.filter((name) => faults.has(name));
  if (candidates.length === 0) return () => {};
  return (what, { phone, name: tabName }) => {
    if (!random.chance(what === 'submitted' ? 0.3 : 0.2)) return;
    const name = random.pick(candidates);
    // The worst case for a typed text: nothing gets out any more, and then the tab is gone.
    const isCutOff = name === 'tab-killed' && random.chance(0.5);
    if (isCutOff) {
      phone.network.setOffline(true);
      kernel.after(random.between(1_500, 9_000), () => phone.network.setOffline(false));
    }
    kernel.after(isCutOff ? random.between(320, 1_400) : random.between(0, 600), () => {
      if (world.isSettling || phone.isAsleep) return;
      if (name === 'line-cut') {
        if (phone.network.cut()) faults.hit(name);
      } else if (name === 'offline') goOffline(world, phone);
      else if (name === 'phone-slept') putToSleep(world, phone);
      else if (name === 'tab-killed') {
        const victim = phone.tabs.find((each) => each.name === tabName);
        if (victim) killAndReopen(world, phone, victim);
      } else crashServer(world, name);
    });
  };
}
