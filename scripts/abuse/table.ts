import { median, percentile } from '../bench/percentile.ts';

/** What the honest waited in a night, in milliseconds, and a sentence for each who was refused or gave up. */
export interface Waited {
  readonly joinMs: readonly number[];
  readonly answerMs: readonly number[];
  /** From asking for a code to the login: shown, and nothing is promised of it. */
  readonly loginMs: readonly number[];
  readonly refused: readonly string[];
}

/** Quiet nights beside as many with a flood. */
export interface Compared {
  readonly name: string;
  readonly quiet: readonly Waited[];
  readonly flooded: readonly Waited[];
  /** How often each answer came to what the flood sent: a status, or what became of a socket. */
  readonly got: Readonly<Record<string, number>>;
}

/** A flood may make the slowest wait so many times as long. */
const most = 2;

const columns = ['joining p50', 'joining p99', '', 'answering p50', 'answering p99', '', 'longest login', 'refused'];
const widths = [17, 18, 10, 17, 18, 10, 20, 10];

/** The two lines above the table. */
export const headline = [
  `${''.padEnd(10)}${columns.map((each, n) => each.padEnd(widths[n] ?? 0)).join('')}what the flood got`,
  `${''.padEnd(10)}${'quiet > flooded, in ms, and the ratio of p99'}`,
].join('\n');

/** A row of the table. */
export function lineOf({ name, quiet, flooded, got }: Compared): string {
  const times = (of: Measure) => [
    ...[0.5, 0.99].map((share) => `${inMs(typical(quiet, of, share))} > ${inMs(typical(flooded, of, share))}`),
    `${ratioOf(quiet, flooded, of).toFixed(2)}x`,
  ];
  const refused = `${refusedIn(quiet).length} > ${refusedIn(flooded).length}`;
  const login = `${inMs(typical(quiet, 'loginMs', 1))} > ${inMs(typical(flooded, 'loginMs', 1))}`;
  const cells = [...times('joinMs'), ...times('answerMs'), login, refused];
  const outcome = Object.entries(got)
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what}: ${count}`);
  return `${name.padEnd(10)}${cells.map((each, n) => `${each} `.padEnd(widths[n] ?? 0)).join('')}${outcome.join(', ')}`.trimEnd();
}

/** A sentence for each promise that the row breaks. */
export function brokenOf({ name, quiet, flooded }: Compared): string[] {
  const broken: string[] = [];
  for (const [what, of] of [['joining', 'joinMs'] as const, ['answering', 'answerMs'] as const]) {
    const ratio = ratioOf(quiet, flooded, of);
    // NaN keeps nothing.
    if (!(ratio <= most)) broken.push(`${what} takes ${ratio.toFixed(2)}x of a quiet night’s p99, at most ${most}x`);
  }
  for (const [when, nights] of [['beside the flood', flooded] as const, ['in the quiet', quiet] as const]) {
    // The first says what happened; most of the others say the same.
    const [first, ...others] = refusedIn(nights);
    if (first !== undefined) broken.push(`${others.length + 1} refused ${when}, the first: ${first}`);
  }
  return broken.map((each) => `${name}: ${each}`);
}

type Measure = 'joinMs' | 'answerMs' | 'loginMs';

/** Nobody got so far in most nights: that takes for ever. */
const inMs = (ms: number) => (ms === Number.POSITIVE_INFINITY ? 'never' : ms.toFixed(1));

/** Of the nights the median: another program that takes the machine for a moment spoils one of them. */
function typical(nights: readonly Waited[], of: Measure, share: number): number {
  return median(
    nights.map((night) => (night[of].length === 0 ? Number.POSITIVE_INFINITY : percentile(night[of], share))),
  );
}

function ratioOf(quiet: readonly Waited[], flooded: readonly Waited[], of: Measure): number {
  return typical(flooded, of, 0.99) / typical(quiet, of, 0.99);
}

function refusedIn(nights: readonly Waited[]): string[] {
  return nights.flatMap(({ refused }) => refused);
}
