import { askProgram, type Program, startProgram } from '@snug/testing/program';
import type { AttackerCommand } from './attacker.ts';

/** It listens on no port. */
const launch = { flags: ['--conditions=@snug/source'], isUp: /ready()()/ };

export function startAttacker(): Promise<Program> {
  return startProgram('scripts/abuse/attacker.ts', [], {}, launch);
}

/** Resolves with how often each answer came, since the attacker began. */
export function tellAttacker(attacker: Program, command: AttackerCommand): Promise<Record<string, number>> {
  return askProgram(attacker, command);
}
