import {
  type CommandName,
  type CommandOf,
  type Decision,
  decide,
  type HostNews,
  type Moment,
  type ReplyOf,
  type StateOf,
} from '@snug/rules';
import { applyChanges } from '../database/apply-changes.ts';
import { appendMessages } from '../database/message-log.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { answerReaders } from './answers.ts';
import { feedbackReaders } from './feedback.ts';
import { inviteReaders } from './invites.ts';
import { peopleReaders } from './people.ts';
import type { At, Trx } from './read-state.ts';
import { roundReaders } from './rounds.ts';
import { teamReaders } from './teams.ts';

/** Every command by its name, and what reads the state that its rule decides by. */
const readers = {
  ...roundReaders,
  ...answerReaders,
  ...peopleReaders,
  ...teamReaders,
  ...inviteReaders,
  ...feedbackReaders,
} satisfies {
  [N in CommandName]: (trx: Trx, names: never, at: At) => Promise<StateOf<N>>;
};

/** What a command says: what its rule reads of it, and what names the state. Plain data. */
export type CommandData<N extends CommandName> = CommandOf<N> & Parameters<(typeof readers)[N]>[1];

/** A command as it is asked for. It travels to the database thread as one message. */
export interface Command<N extends CommandName = CommandName> {
  readonly name: N;
  readonly game_id: string;
  readonly data: CommandData<N>;
  /** When the request came: the server's time decides what is late (G16). */
  readonly now: number;
}

/** What a command has come to: nobody is told of it before it is on disk. */
export interface Committed<Reply = unknown> {
  readonly reply: Reply;
  readonly messages: readonly StreamMessage[];
  readonly hostNews?: HostNews | undefined;
  readonly moved?: readonly string[] | undefined;
}

/**
 * Carries a command out within a transaction: reads the state, asks the rule, numbers its messages and makes its changes.
 *
 * @throws Refusal from the rule; the transaction is to be undone then.
 */
export async function carryOut<N extends CommandName>(
  trx: Trx,
  { name, game_id, data, now }: Command<N>,
  random: Random,
): Promise<Committed<ReplyOf<N>>> {
  // The names are those of the command: TypeScript does not follow one name through the table.
  const read = readers[name] as (trx: Trx, names: unknown, at: At) => Promise<StateOf<N>>;
  const state = await read(trx, data, { game_id, now });
  return commit(trx, game_id, decide(name, state, data, momentOf(now, random)), now);
}

/** Numbers the messages of a decision and makes its changes. */
export async function commit<Reply>(
  trx: Trx,
  game_id: string,
  { changes, messages, reply, hostNews, moved }: Decision<Reply>,
  now: number,
): Promise<Committed<Reply>> {
  const numbered = await appendMessages(trx, game_id, messages, now);
  await applyChanges(trx, game_id, changes);
  return { reply, messages: numbered, hostNews, moved };
}

export function momentOf(now: number, random: Random): Moment {
  return { now, newId: () => newId(random), newCapability: () => newCapability(random) };
}
