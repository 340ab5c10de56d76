import type { World } from '../world.ts';
import { offline, reopens, sleeps } from './happenings.ts';
import { crashes } from './server.ts';

/** The worst moments: a fault of this seed comes right after somebody has typed or submitted. */
export function ambushes(world: World): World['ambush'] {
  const { faults, kernel } = world;
  const random = world.random('ambush');
  const ready = (
    [
      'line-cut',
      'offline',
      'tab-killed',
      'phone-slept',
      'crash-before-commit',
      'crash-after-commit',
      'restart',
    ] as const
  ).filter((name) => faults.has(name));
  if (ready.length === 0) return () => {};
  return (what, { phone, name: struck }) => {
    if (!random.chance(what === 'submitted' ? 0.3 : 0.2)) return;
    const name = random.pick(ready);
    // The worst for what was typed: nothing gets out any more, and then the tab is gone.
    const isCutOff = name === 'tab-killed' && random.chance(0.5);
    if (isCutOff) {
      phone.line.setOffline(true);
      kernel.after(random.between(1_500, 9_000), () => phone.line.setOffline(false));
    }
    kernel.after(isCutOff ? random.between(320, 1_400) : random.between(0, 600), () => {
      if (world.isResting || phone.isAsleep) return;
      if (name === 'line-cut') {
        if (phone.line.cut()) faults.hit(name);
      } else if (name === 'offline') offline(world, phone);
      else if (name === 'phone-slept') sleeps(world, phone);
      else if (name === 'tab-killed') {
        const victim = phone.tabs.find((each) => each.name === struck);
        if (victim) reopens(world, phone, victim);
      } else crashes(world, name);
    });
  };
}
