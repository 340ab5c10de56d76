import type { DisplayBoard } from '@snug/contract';

type Winner = DisplayBoard['rows'][number];

/** The first, the second and the third, where there are so many; `hidden` while they are veiled. */
export type Podium = readonly [
  Winner | 'hidden' | undefined,
  Winner | 'hidden' | undefined,
  Winner | 'hidden' | undefined,
];

/** The podium of a final board; undefined while the teams before the third are still unveiled, or where more than three are on it. */
export function podiumOf({ teams, rows }: DisplayBoard): Podium | undefined {
  const veiled = teams - rows.length;
  const steps = Math.min(3, teams);
  // With nobody unveiled it stands empty only where everybody will be on it.
  if (steps === 0 || veiled > steps || (veiled === 3 && teams > 3)) return undefined;
  const isShared = rows.some(({ place }, nth) => place <= 3 && nth + veiled >= 3);
  if (isShared) return undefined;
  const at = (nth: number) => (nth >= steps ? undefined : nth < veiled ? 'hidden' : rows[nth - veiled]);
  return [at(0), at(1), at(2)];
}
