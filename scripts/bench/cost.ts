import { fileURLToPath } from 'node:url';
import { askProgram, type Program } from '@snug/testing/program';
import type { Cost } from './probe.ts';

/** The environment for a program whose cost can be measured. */
export const probed: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('probe.ts', import.meta.url))}`,
};

/**
 * The same for measuring memory. The space for new objects doubles at unpredictable times, up to 128 MB, which would hide
 * the memory of a few thousand connections. Here it is small, on both sides.
 */
export const probedForMemory: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `${probed.NODE_OPTIONS} --max-semi-space-size=2`,
};

/** `memory` is measured after a garbage collection. */
export const costOf = (program: Program, kind: 'cpu' | 'memory') => askProgram<Cost>(program, kind);
