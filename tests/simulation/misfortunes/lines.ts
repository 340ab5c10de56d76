import type { World } from '../world.ts';
import { offline } from './happenings.ts';
import type { Luck } from './times.ts';

/** F1–F3, F23: lines that break, that swallow what they are given, and phones that do not read. */
export function badLines(world: World, { chance, times, someone }: Luck): void {
  const { kernel, faults } = world;
  times(
    'line-cut',
    3,
    someone((phone) => phone.line.cut() && faults.hit('line-cut')),
  );
  times(
    'offline',
    2,
    someone((phone) => offline(world, phone)),
  );
  for (const [name, direction] of [
    ['half-open-up', 'up'],
    ['half-open-down', 'down'],
    ['half-open-both', 'both'],
  ] as const) {
    times(
      name,
      2,
      someone((phone) => {
        if (phone.line.swallow(direction)) faults.hit(name);
        kernel.after(chance.between(1_000, 40_000), () => !phone.isAsleep && phone.line.heal());
      }),
    );
  }
  times(
    'slow-reader',
    2,
    someone((phone) => phone.line.stall(chance.between(2_000, 15_000))),
  );
}
