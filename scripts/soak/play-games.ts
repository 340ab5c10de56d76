import { playInThread } from '../../tests/simulation/thread.ts';
import type { Report } from '../../tests/simulation/worker.ts';
import type { Played } from './play-tests.ts';

/** Plays so many games of the simulation, from a seed on. */
export async function playGames(from: number, count: number): Promise<Played> {
  const reports: Report[] = [];
  await playInThread({ from, count, step: 1 }, (report) => reports.push(report));
  const wrong = reports.flatMap((report) => report.wrong);
  const played = reports.reduce((sum, { seeds }) => sum + seeds, 0);
  return {
    passed: played - wrong.length,
    failures: wrong.map(({ seed, promise, why }) => ({
      line: `npm run simulate -- --seed ${seed}`,
      why: `${promise} ${why.split('\n')[0]}`.slice(0, 600),
    })),
  };
}
