import { Worker } from 'node:worker_threads';
import type { Order, Report } from '../worker.ts';
import { type Mutant, mutants } from './mutants.ts';

/** How a mutant was noticed; without `caught` it was not. */
export interface Hunted {
  readonly mutant: Mutant;
  readonly caught?: Report['wrong'][number];
}

export interface HuntOptions {
  readonly from: number;
  /** A mutant that lives through so many seeds was not noticed. */
  readonly most: number;
  /** How many are hunted at once. */
  readonly jobs: number;
  readonly told: (hunted: Hunted) => void;
}

/** Plays seeds with each mutant until a promise breaks that holds without it. */
export async function hunt({ from, most, jobs, told }: HuntOptions): Promise<readonly Hunted[]> {
  const waiting = [...mutants];
  const all: Hunted[] = [];
  async function hunter(): Promise<void> {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const hunted = await chase(mutant, from, most);
      all.push(hunted);
      told(hunted);
    }
  }
  await Promise.all(Array.from({ length: jobs }, hunter));
  return all;
}

async function chase(mutant: Mutant, from: number, most: number): Promise<Hunted> {
  if (most <= 0) return { mutant };
  const caught = await firstWrong({ from, count: most, step: 1, mutant: mutant.name, untilWrong: true });
  if (!caught) return { mutant };
  const { seed } = caught;
  // A seed that fails by itself says nothing: it goes on behind it.
  if (await firstWrong({ from: seed, count: 1, step: 1 })) return chase(mutant, seed + 1, from + most - seed - 1);
  return { mutant, caught };
}

/** In a thread of its own: a bug stays in what a thread has loaded. */
function firstWrong(order: Order): Promise<Report['wrong'][number] | undefined> {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { workerData: order });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', ({ wrong: [first], isDone }: Report) => {
      if (first || isDone) worker.terminate().then(() => resolve(first), reject);
    });
  });
}
