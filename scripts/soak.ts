import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { seededRandom } from '@snug/testing/simulation/seeded-random';
import { stopAll } from './children.ts';
import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';
import { filesOf, type Kind, kinds } from './soak/kinds.ts';
import { playGames } from './soak/play-games.ts';
import { type Failure, type Played, playTests } from './soak/play-tests.ts';

/** Enough to be worth starting a thread, few enough to finish soon. */
const gamesAtOnce = 300;

const { minutes, seed, only, jobs } = readOptions();
// npm run starts in the repository.
const root = process.cwd();
const files = new Map(only.map((kind) => [kind, filesOf(kind, root)]));
for (const [kind, all] of files)
  if (kind !== 'simulation' && all.length === 0) refuse(`There are no ${kind} in ${root}`);
const random = seededRandom(seed, 'soak');
/** The first seed of each kind. Each kind continues from there, independently of the others. */
const starts = new Map(kinds.map((kind) => [kind, random.between(1, 1_000_000_000)]));
const played = new Map(
  only.map((kind) => [kind, { next: starts.get(kind) ?? 1, rounds: 0, ms: 0, passed: 0, failed: 0 }]),
);
const failures: Failure[] = [];
/** Kinds that cannot be played and are not started again. */
const broken = new Set<Kind>();
/** What is being played, for a message when it is interrupted. */
const running = new Set<string>();
const began = performance.now();
let isOver = false;

console.log(`soak --seed ${seed}: ${only.map((kind) => `${kind} from ${starts.get(kind)}`).join(', ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void breakOff(signal));

await Promise.all(Array.from({ length: jobs }, worker));
if (!isOver) {
  summarize();
  process.exit(failures.length === 0 ? 0 : 1);
}

/** Plays one thing after the other, and at least one. */
async function worker(): Promise<void> {
  do await playNext();
  while (!isOver && broken.size < played.size && performance.now() - began < minutes * 60_000);
}

/** Plays the next seed of the kind with the least time so far. */
async function playNext(): Promise<void> {
  const playable = [...played].filter(([kind]) => !broken.has(kind));
  const [kind, of] = playable.reduce((one, other) => (other[1].ms < one[1].ms ? other : one));
  const from = of.next;
  of.next += kind === 'simulation' ? gamesAtOnce : 1;
  const begun = performance.now();
  // So that another worker chooses another kind meanwhile.
  of.ms += 1;
  const name = `${kind} from ${from}`;
  running.add(name);
  const outcome = await playOne(kind, from).catch((error) => couldNotPlay(kind, from, error));
  running.delete(name);
  of.ms += performance.now() - begun;
  if (isOver) return;
  of.rounds += 1;
  of.passed += outcome.passed;
  of.failed += outcome.failures.length;
  for (const failure of outcome.failures) {
    failures.push(failure);
    console.log(`✗ ${failure.line}\n    ${failure.why}`);
  }
}

function playOne(kind: Kind, from: number): Promise<Played> {
  return kind === 'simulation' ? playGames(from, gamesAtOnce) : playTests(files.get(kind) ?? [], from, root);
}

/** What keeps a round from being played is a failure, and ends only its own kind. */
function couldNotPlay(kind: Kind, from: number, error: unknown): Played {
  broken.add(kind);
  const cause = error instanceof Error && error.cause ? ` ${error.cause}` : '';
  const line =
    kind === 'simulation'
      ? `npm run simulate -- --from ${from} --seeds ${gamesAtOnce} --no-mutants`
      : `SNUG_SEED=${from} npx vitest run ${files.get(kind)?.join(' ')}`;
  return { passed: 0, failures: [{ line, why: `It could not be played: ${error}${cause}` }] };
}

function summarize(): void {
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`\n${seconds} s of soak --seed ${seed}`);
  for (const [kind, { next, rounds, ms, passed, failed }] of played) {
    const from = starts.get(kind);
    const range = rounds === 0 ? 'none' : `${from} to ${next - 1}`;
    console.log(`${kind.padEnd(11)} seeds ${range}, ${Math.round(ms / 1_000)} s: ${passed} passed, ${failed} failed`);
  }
  for (const { line } of failures) console.log(`FAILED ${line}`);
  const passed = [...played.values()].reduce((sum, of) => sum + of.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
}

/** Ctrl-C: prints what was found so far, and leaves no process behind. */
async function breakOff(signal: NodeJS.Signals): Promise<void> {
  // A terminal sends the signal to all processes, and npm passes it on again.
  if (isOver) return;
  isOver = true;
  console.log(`\nBroken off: ${[...running].join(', ')}`);
  await stopAll();
  summarize();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

function readOptions() {
  const { values } = commandLine({
    command: 'npm run soak',
    does: `Plays fresh seeds of everything that is played by chance, until the time is up: the properties, the models, the fuzzing of
the server and of what is read from outside, and the games of the simulation. Each kind has the same share of the time.
What has begun when the time is up is played to its end. Each failure is told with the one line that plays it again.
Ends with \`N passed, N failed\`, and with 1 when anything failed. SNUG_RUNS=5 plays five times the cases of each test.`,
    options: {
      minutes: { type: 'string', value: 'N', default: '10', means: 'how long; may be a fraction' },
      seed: { type: 'string', value: 'S', means: 'begins with the seeds of an earlier run, which it printed' },
      only: { type: 'string', value: 'KIND', multiple: true, default: [] as string[], means: kinds.join(', ') },
      jobs: {
        type: 'string',
        value: 'J',
        default: String(availableParallelism()),
        means: 'so many processes and threads at once',
      },
    },
    examples: ['npm run soak -- --minutes 20'],
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) refuse('--minutes takes a number above zero');
  const seed = values.seed === undefined ? randomInt(1, 1_000_000_000) : Number(values.seed);
  const jobs = Number(values.jobs);
  for (const [name, value] of Object.entries({ seed, jobs })) {
    if (!Number.isSafeInteger(value) || value < 1) refuse(`--${name} takes a whole number above zero`);
  }
  const only = kinds.filter((kind) => values.only.length === 0 || values.only.includes(kind));
  const unknown = values.only.find((name) => !only.some((kind) => kind === name));
  if (unknown !== undefined) refuse(`--only takes ${kinds.join(', ')}, not ${unknown}`);
  return { minutes, seed, jobs, only };
}

function refuse(why: string): never {
  stop(`${why}: npm run soak -- --help says what there is.`);
}
