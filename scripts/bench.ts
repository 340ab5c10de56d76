import type { Measured } from './bench/promises.ts';
import { commandLine } from './launch/command-line.mjs';
import { findBrowser } from './launch/find-browser.mjs';
import { stop } from './launch/stop.mjs';

const { quick, only } = commandLine({
  command: 'npm run bench',
  does: `What a full house costs: load, latency, memory and the player's screen on a slow phone, each beside its yardstick in the
same run; and how often a proposed grade is a fair quizmaster's. Ends with 1 when a promise is broken.`,
  options: {
    quick: {
      type: 'boolean',
      default: false,
      means: 'a small one of each, to see that it works: too few to be judged',
    },
    only: {
      type: 'string',
      value: 'NAME',
      means: 'one part: start, broadcast, memory, join, answers, answering, return, grading or screen',
    },
  },
  examples: ['npm run bench -- --only join'],
}).values;
// Now, so that a missing browser shows before the minutes that precede the screen.
if (only === undefined || only === 'screen') process.env.CHROMIUM_PATH = findBrowser();
const { measureAnswering } = await import('./bench/answering.ts');
const { measureAnswers } = await import('./bench/answers.ts');
const { measureBroadcast, measureMemory } = await import('./bench/broadcast.ts');
const { measureGrading } = await import('./bench/grading.ts');
const { measureJoin } = await import('./bench/join.ts');
const { isKept, verdictOf } = await import('./bench/promises.ts');
const { measureReturn } = await import('./bench/return.ts');
const { measureScreen } = await import('./bench/screen.ts');
const { measureStart } = await import('./bench/start.ts');

/** Every part with its full size, and its small size for a quick try. */
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
  grading: async () => measureGrading(),
  return: (quick) => measureReturn({ games: quick ? 4 : 200, teamsPerGame: 10, phonesPerTeam: 5 }),
  screen: (quick) => measureScreen({ rounds: quick ? 1 : 5 }),
};

if (only !== undefined && !(only in parts)) stop(`--only takes one of ${Object.keys(parts).join(', ')}.`);
const names = Object.keys(parts).filter((name) => only === undefined || name === only);
const broken: Measured[] = [];
for (const name of names) {
  for (const measured of (await parts[name]?.(quick)) ?? []) {
    const { what, ours, yardstick } = measured;
    const sign = quick ? ' ' : isKept(measured) ? '✓' : '✗';
    console.log(`${sign} ${what}\n    ${verdictOf(measured)}; ${ours}${yardstick && `, beside ${yardstick}`}`);
    if (!isKept(measured)) broken.push(measured);
  }
}
if (quick) console.log('Of so few the numbers say little: nothing was judged.');
else if (broken.length > 0) console.log(`${broken.length} broken: ${broken.map(({ what }) => what).join('; ')}.`);
process.exit(!quick && broken.length > 0 ? 1 : 0);
