import { playInThread } from '../thread.ts';
import type { Order, Report } from '../worker.ts';
import { type Mutant, mutants } from './mutants.ts';

type Wrong = Report['wrong'][number];

/** How a mutant was noticed; without `caught` it was not. */
export interface Hunted {
  readonly mutant: Mutant;
  readonly caught?: Wrong;
}

export interface HuntOptions {
  readonly from: number;
  /** A mutant that lives through so many seeds was not noticed. */
  readonly most: number;
  /** How many are hunted at once. */
  readonly jobs: number;
  readonly told: (hunted: Hunted) => void;
}

/** A mutant that is still to be caught, from a seed on. */
interface Hunt {
  readonly mutant: Mutant;
  readonly from: number;
}

/** Plays seeds with each mutant until it breaks a promise that may notice it, and that seed is clean without it. */
export async function hunt({ from, most, jobs, told }: HuntOptions): Promise<readonly Hunted[]> {
  const all: Hunted[] = [];
  function is(hunted: Hunted): void {
    all.push(hunted);
    told(hunted);
  }
  let hunts: readonly Hunt[] = mutants.map((mutant) => ({ mutant, from }));
  while (hunts.length > 0) {
    const ended = await inParallel(hunts, jobs, (each) => huntOne(each, from + most));
    // A seed that fails by itself says nothing: the hunt goes on behind it.
    const failing = await failingByThemselves([
      ...new Set(ended.flatMap(({ caught }) => (caught ? [caught.seed] : []))),
    ]);
    for (const hunted of ended) if (!hunted.caught || !failing.has(hunted.caught.seed)) is(hunted);
    hunts = ended.flatMap(({ mutant, caught }) =>
      caught && failing.has(caught.seed) ? [{ mutant, from: caught.seed + 1 }] : [],
    );
  }
  return all;
}

async function huntOne({ mutant, from }: Hunt, end: number): Promise<Hunted> {
  if (from >= end) return { mutant };
  const { name, by, at } = mutant;
  const first = from <= at && at < end ? [at] : [];
  const wrong = await wrongIn({ from, count: end - from, step: 1, first, mutant: name, until: by });
  const caught = wrong.find(({ promise }) => by.includes(promise));
  if (caught) return { mutant, caught };
  // A thread ends at a seed that hangs: it goes on behind it.
  const hanging = wrong.find(isHanging);
  return hanging ? huntOne({ mutant, from: hanging.seed + 1 }, end) : { mutant };
}

/** Which of these seeds fail without any mutant: all in one thread, since to start one takes as long as to play a hundred. */
async function failingByThemselves(seeds: readonly number[]): Promise<ReadonlySet<number>> {
  const [from] = seeds;
  if (from === undefined) return new Set();
  const wrong = await wrongIn({ from, count: 0, step: 1, first: seeds });
  const hanging = wrong.find(isHanging);
  const behind = hanging ? await failingByThemselves(seeds.slice(seeds.indexOf(hanging.seed) + 1)) : [];
  return new Set([...wrong.map(({ seed }) => seed), ...behind]);
}

const isHanging = ({ promise }: Wrong): boolean => promise === 'hang';

async function wrongIn(order: Order): Promise<readonly Wrong[]> {
  const wrong: Wrong[] = [];
  await playInThread(order, (report) => wrong.push(...report.wrong));
  return wrong;
}

/** Does all of it, so many at once, and answers in the order given. */
async function inParallel<A, B>(all: readonly A[], jobs: number, work: (each: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  const waiting = [...all.entries()];
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: jobs }, worker));
  return done;
}
