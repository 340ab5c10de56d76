import type { Random } from './seams.ts';

/** How long to wait after this many failures: 1, 2, 4 … up to 30 s, randomly between half and all of it. */
export function backoffMs(failures: number, random: Random): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(failures - 1, 5)) * (0.5 + random.fraction() / 2);
}
