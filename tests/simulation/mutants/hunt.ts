import { mapConcurrently } from '../../../scripts/map-concurrently.ts';
import { playInThread } from '../thread.ts';
import type { Report, WorkerJob } from '../worker.ts';
import { type Mutant, mutants } from './mutants.ts';

type Wrong = Report['wrong'][number];

/** How a mutant was detected; without `caught` it was not. */
export interface HuntResult {
  readonly mutant: Mutant;
  readonly caught?: Wrong;
}

export interface HuntOptions {
  readonly from: number;
  /** A mutant that survives so many seeds is not detected. */
  readonly most: number;
  /** How many are tried at once. */
  readonly jobs: number;
  readonly onResult: (result: HuntResult) => void;
}

/** A mutant that is still undetected. */
interface Hunt {
  readonly mutant: Mutant;
  /** The seed known to detect it, unless that seed fails without the mutant too. */
  readonly first: readonly number[];
  /** Then all seeds from here on. */
  readonly from: number;
}

/** Plays seeds with each mutant until it breaks a promise that may detect it in a seed that is clean without it. */
export async function hunt({ from, most, jobs, onResult }: HuntOptions): Promise<readonly HuntResult[]> {
  const all: HuntResult[] = [];
  function finish(result: HuntResult): void {
    all.push(result);
    onResult(result);
  }
  const end = from + most;
  let hunts = mutants.map(
    (mutant): Hunt => ({ mutant, first: [mutant.at].filter((at) => from <= at && at < end), from }),
  );
  while (hunts.length > 0) {
    const ended = await mapConcurrently(hunts, jobs, (each) => huntOne(each, end));
    // A seed that fails without the mutant proves nothing: the hunt continues after it.
    const failing = await failingByThemselves([
      ...new Set(ended.flatMap(({ caught }) => (caught ? [caught.seed] : []))),
    ]);
    hunts = ended.flatMap(({ caught, ...each }) => {
      if (caught && failing.has(caught.seed)) return [behind(caught.seed, each)];
      finish(caught ? { mutant: each.mutant, caught } : { mutant: each.mutant });
      return [];
    });
  }
  return all;
}

/** The state of a hunt after it ended, and what it caught. */
async function huntOne(hunt: Hunt, end: number): Promise<Hunt & HuntResult> {
  const { mutant, first, from } = hunt;
  if (from >= end) return hunt;
  const wrong = await wrongIn({ from, count: end - from, step: 1, first, mutant: mutant.name, until: mutant.by });
  const caught = wrong.find(({ promise }) => mutant.by.includes(promise));
  if (caught) return { ...hunt, caught };
  // A thread ends at a seed that hangs: the hunt continues after it.
  const hanging = wrong.find(isHanging);
  return hanging ? huntOne(behind(hanging.seed, hunt), end) : hunt;
}

/** The known seed is played out of order: the others are still to be played after it. */
function behind(seed: number, { mutant, first, from }: Hunt): Hunt {
  return { mutant, first: [], from: first.includes(seed) ? from : seed + 1 };
}

/**
 * Which of these seeds fail without any mutant. One thread plays them all: starting one costs as much as a hundred seeds.
 */
async function failingByThemselves(seeds: readonly number[]): Promise<ReadonlySet<number>> {
  const [from] = seeds;
  if (from === undefined) return new Set();
  const wrong = await wrongIn({ from, count: 0, step: 1, first: seeds });
  const hanging = wrong.find(isHanging);
  const behind = hanging ? await failingByThemselves(seeds.slice(seeds.indexOf(hanging.seed) + 1)) : [];
  return new Set([...wrong.map(({ seed }) => seed), ...behind]);
}

const isHanging = ({ promise }: Wrong): boolean => promise === 'hang';

async function wrongIn(job: WorkerJob): Promise<readonly Wrong[]> {
  const wrong: Wrong[] = [];
  await playInThread(job, (report) => wrong.push(...report.wrong));
  return wrong;
}
