import type { CommandName, StateOf } from '@snug/rules';
import type { Trx } from '../database/schema.ts';

/** The game that a command is about, and when its request arrived, in ms since 1970. */
export interface CommandContext {
  readonly game_id: string;
  readonly now: number;
}

/** Reads the state for a command's rule, in the transaction that will change it. `Names` identify what to read. */
export type ReadState<N extends CommandName, Names> = (
  trx: Trx,
  names: Names,
  context: CommandContext,
) => Promise<StateOf<N>>;
