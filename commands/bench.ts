/**
 * `npm run bench`: what a full house costs, each beside its yardstick in the same run. Ends with 1 when a promise is
 * broken. `-- --only NAME` measures one part, `-- --quick` a small one of each, to see that it works: of so few the
 * numbers say little, so they are not judged.
 */
import { parseArgs } from 'node:util';
import { measureAnswering } from './bench/answering.ts';
import { measureAnswers } from './bench/answers.ts';
import { measureBroadcast, measureMemory } from './bench/broadcast.ts';
import { measureJoin } from './bench/join.ts';
import { isKept, judged, type Measured } from './bench/promises.ts';
import { measureReturn } from './bench/return.ts';
import { measureScreen } from './bench/screen.ts';
import { measureStart } from './bench/start.ts';

/** Every part with its size, and its size when it is only to be seen that it works. */
const parts: Record<string, (quick: boolean) => Promise<Measured[]>> = {
  start: (quick) => measureStart({ rounds: quick ? 2 : 7 }),
  broadcast: (quick) =>
    measureBroadcast({ games: quick ? 10 : 100, teamsPerGame: 10, phonesPerTeam: 5, rounds: quick ? 3 : 15 }),
  memory: (quick) =>
    measureMemory({ games: quick ? 10 : 100, teamsPerGame: 10, phonesPerTeam: 5, rounds: quick ? 1 : 3 }),
  join: (quick) => measureJoin(quick ? { few: 20, many: 100, rounds: 1 } : { few: 200, many: 2_000, rounds: 3 }),
  answers: async (quick) => {
    const { ours, yardstick, ratio } = await measureAnswers(quick ? { rounds: 1, roundMs: 500 } : {});
    return [
      {
        what: 'answers saved per second, durable, 32 at once',
        ours: ours.toLocaleString('en'),
        yardstick: `a bare Fastify route: ${yardstick.toLocaleString('en')}`,
        value: ratio,
        unit: 'x',
        least: 0.7,
      },
    ];
  },
  answering: (quick) =>
    measureAnswering(
      quick
        ? { submissions: 100, perSecond: 100, players: 100, withinMs: 1_000 }
        : { submissions: 2_000, perSecond: 500, players: 2_000, withinMs: 5_000 },
    ),
  return: (quick) => measureReturn({ games: quick ? 4 : 200, teamsPerGame: 10, phonesPerTeam: 5 }),
  screen: (quick) => measureScreen({ rounds: quick ? 1 : 5 }),
};

const { quick, only } = readSettings();
const names = Object.keys(parts).filter((name) => only === undefined || name === only);
const broken: Measured[] = [];
for (const name of names) {
  for (const measured of (await parts[name]?.(quick)) ?? []) {
    const { what, ours, yardstick } = measured;
    const sign = quick ? ' ' : isKept(measured) ? '✓' : '✗';
    console.log(`${sign} ${what}\n    ${judged(measured)}; ${ours}${yardstick && `, beside ${yardstick}`}`);
    if (!isKept(measured)) broken.push(measured);
  }
}
if (quick) console.log('Of so few the numbers say little: nothing was judged.');
else if (broken.length > 0) console.log(`${broken.length} broken: ${broken.map(({ what }) => what).join('; ')}.`);
process.exit(!quick && broken.length > 0 ? 1 : 0);

function readSettings() {
  try {
    const { values } = parseArgs({
      options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    if (values.only !== undefined && !(values.only in parts)) {
      throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}.`);
    }
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
