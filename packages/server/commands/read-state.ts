import type { CommandName, StateOf } from '@snug/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The transaction that a command is carried out in. */
export type Trx = Transaction<Database>;

/** The game that a command is about, and when the command came, in ms since 1970. */
export interface At {
  readonly game_id: string;
  readonly now: number;
}

/** Reads what a command's rule looks at, in the transaction that will change it. `Names` say what to read. */
export type ReadState<N extends CommandName, Names> = (trx: Trx, names: Names, at: At) => Promise<StateOf<N>>;
