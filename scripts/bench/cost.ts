import { fileURLToPath } from 'node:url';
import type { Program } from '../load/program.ts';
import type { Cost } from './probe.ts';

/** Start a program with this and it can be asked what it costs. */
export const probed: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('probe.ts', import.meta.url))}`,
};

/**
 * The same, for what is held: room for new objects doubles at moments of its own, up to 128 MB, and would drown what a few
 * thousand connections hold. Here it is small, on both sides.
 */
export const probedForMemory: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `${probed.NODE_OPTIONS} --max-semi-space-size=2`,
};

/** `memory`: after a collection. */
export function costOf({ child }: Program, kind: 'cpu' | 'memory'): Promise<Cost> {
  return new Promise((resolve, reject) => {
    child.once('message', (cost) => resolve(cost as Cost));
    child.send(kind, (error) => error && reject(error));
  });
}
