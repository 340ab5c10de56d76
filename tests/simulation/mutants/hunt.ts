import { playInThread } from '../thread.ts';
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

/** Plays seeds with each mutant until it breaks a promise that may notice it, and that seed is clean without it. */
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
  const { name, by } = mutant;
  const wrong = await wrongIn({ from, count: most, step: 1, mutant: name, until: by });
  const caught = wrong.find(({ promise }) => by.includes(promise));
  // A seed that fails by itself says nothing.
  if (caught && (await wrongIn({ from: caught.seed, count: 1, step: 1 })).length === 0) return { mutant, caught };
  // A thread ends at a seed that hangs: it goes on behind it.
  const last = caught ?? wrong.find(({ promise }) => promise === 'hang');
  return last ? chase(mutant, last.seed + 1, from + most - last.seed - 1) : { mutant };
}

async function wrongIn(order: Order): Promise<Report['wrong']> {
  const wrong: Report['wrong'][number][] = [];
  await playInThread(order, (report) => wrong.push(...report.wrong));
  return wrong;
}
