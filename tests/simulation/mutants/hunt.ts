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
interface Quarry {
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
  let quarries: readonly Quarry[] = mutants.map((mutant) => ({ mutant, from }));
  while (quarries.length > 0) {
    const chased = await inParallel(quarries, jobs, (quarry) => chase(quarry, from + most));
    // A seed that fails by itself says nothing: the hunt goes on behind it.
    const dirty = await dirtyOf([...new Set(chased.flatMap(({ caught }) => (caught ? [caught.seed] : [])))]);
    for (const hunted of chased) if (!hunted.caught || !dirty.has(hunted.caught.seed)) is(hunted);
    quarries = chased.flatMap(({ mutant, caught }) =>
      caught && dirty.has(caught.seed) ? [{ mutant, from: caught.seed + 1 }] : [],
    );
  }
  return all;
}

async function chase({ mutant, from }: Quarry, end: number): Promise<Hunted> {
  if (from >= end) return { mutant };
  const { name, by } = mutant;
  const wrong = await wrongIn({ from, count: end - from, step: 1, mutant: name, until: by });
  const caught = wrong.find(({ promise }) => by.includes(promise));
  if (caught) return { mutant, caught };
  // A thread ends at a seed that hangs: it goes on behind it.
  const hanging = wrong.find(isHanging);
  return hanging ? chase({ mutant, from: hanging.seed + 1 }, end) : { mutant };
}

/** Which of these seeds fail without any mutant: all in one thread, since to start one takes as long as to play a hundred. */
async function dirtyOf(seeds: readonly number[]): Promise<ReadonlySet<number>> {
  const [from] = seeds;
  if (from === undefined) return new Set();
  const wrong = await wrongIn({ from, count: 0, step: 1, first: seeds });
  const hanging = wrong.find(isHanging);
  const behind = hanging ? await dirtyOf(seeds.slice(seeds.indexOf(hanging.seed) + 1)) : [];
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
