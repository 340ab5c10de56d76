import { Worker } from 'node:worker_threads';
import type { Order, Report } from '../worker.ts';
import { type Mutant, mutants } from './mutants.ts';

/** How a mutant was noticed; without `caught` it was not. */
export interface Hunted {
  readonly mutant: Mutant;
  /** How many seeds were played. */
  readonly seeds: number;
  readonly caught?: { readonly seed: number; readonly promise: string; readonly why: string };
}

export interface HuntOptions {
  readonly from: number;
  /** A mutant that lives through so many seeds was not noticed. */
  readonly most: number;
  /** How many are hunted at once. */
  readonly jobs: number;
  readonly told: (hunted: Hunted) => void;
}

/** Plays seeds with each mutant until a promise breaks. */
export async function hunt({ from, most, jobs, told }: HuntOptions): Promise<readonly Hunted[]> {
  const waiting = [...mutants];
  const all: Hunted[] = [];
  async function hunter(): Promise<void> {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const hunted = await chase(mutant, { from, count: most, step: 1, mutant: mutant.name, untilWrong: true });
      all.push(hunted);
      told(hunted);
    }
  }
  await Promise.all(Array.from({ length: jobs }, hunter));
  return all;
}

/** Each in a thread of its own: a bug stays in what a thread has loaded. */
function chase(mutant: Mutant, order: Order): Promise<Hunted> {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { workerData: order });
  let seeds = 0;
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (report: Report) => {
      seeds += report.seeds;
      const [caught] = report.wrong;
      if (caught || report.isDone) {
        worker.terminate().then(() => resolve({ mutant, seeds, ...(caught && { caught }) }), reject);
      }
    });
  });
}
