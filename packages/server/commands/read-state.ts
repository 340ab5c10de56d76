import type { CommandName, GameCaps, IdentifiersOf, StateOf } from '@snug/rules';
import type { Trx } from '../database/schema.ts';

/** The game that a command is about, and when its request arrived, in ms since 1970. */
export interface CommandContext {
  readonly game_id: string;
  readonly now: number;
  readonly caps: GameCaps;
}

/** For every command, the function that reads the state for its rule, in the transaction that will change it. */
export type Readers = {
  readonly [N in CommandName]: (trx: Trx, names: IdentifiersOf<N>, context: CommandContext) => Promise<StateOf<N>>;
};
