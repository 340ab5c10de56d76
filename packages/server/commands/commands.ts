import type { Transaction } from 'kysely';
import { apply } from '../database/apply-changes.ts';
import { append } from '../database/message-log.ts';
import type { Database } from '../database/schema.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import type { Outcome } from '../rules/outcome.ts';
import { saveAnswer, setDouble, submitRound, suggestAnswer } from './answers.ts';
import { nudge, reveal } from './extra.ts';
import {
  ask,
  closeSubmissions,
  endGame,
  endRound,
  finalizeGame,
  openSubmissions,
  recall,
  reopenGame,
  startRound,
} from './rounds.ts';

/** What a command comes to: what happens, and what its caller is answered. */
export interface Decided<T> {
  readonly outcome: Outcome;
  readonly reply: T;
}

/** Reads what a rule needs, and asks it. */
export type Decide<T> = (trx: Transaction<Database>) => Promise<Decided<T>>;

/** What happened, and who is to be told: nothing before it is on disk. */
export type Done<T> = Omit<Outcome, 'changes' | 'posts'> & {
  readonly reply: T;
  readonly parcels: readonly StreamMessage[];
};

/** What a deed has of the world. Time stands still in it: it is the moment at which the request came. */
export interface DeedSeams {
  /** The game that the deed is about. */
  readonly game_id: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly random: Random;
}

/**
 * The commands that a night makes by the thousand, by name: a whole one travels to the thread of the database as one
 * message, where its many queries cost nothing but themselves. Arguments and replies are plain data.
 */
const deeds = {
  saveAnswer,
  submitRound,
  suggestAnswer,
  setDouble,
  startRound,
  endRound,
  ask,
  recall,
  openSubmissions,
  closeSubmissions,
  endGame,
  reopenGame,
  finalizeGame,
  reveal,
  nudge,
};

type Deeds = typeof deeds;
export type DeedName = keyof Deeds;
export type ArgsOf<N extends DeedName> = Parameters<Deeds[N]>[1];
export type ReplyOf<N extends DeedName> = Awaited<ReturnType<Deeds[N]>>['reply'];

/** A deed to be done. */
export interface Order {
  readonly name: DeedName;
  readonly game_id: string;
  readonly args: ArgsOf<DeedName>;
  /** When the request came: the server's time decides what is late (G16). */
  readonly now: number;
}

/** Decides, numbers the messages and makes the changes, within the transaction. */
export async function carryOut<T>(
  trx: Transaction<Database>,
  game_id: string,
  decide: Decide<T>,
  seams: Pick<DeedSeams, 'clock' | 'random'>,
): Promise<Done<T>> {
  const { outcome, reply } = await decide(trx);
  const { changes, posts, ...toTell } = outcome;
  const parcels = await append(trx, game_id, posts, seams);
  await apply(trx, game_id, changes);
  return { ...toTell, reply, parcels };
}

/** The same for a deed that was ordered. */
export function carryOutDeed(trx: Transaction<Database>, order: Order, random: Random): Promise<Done<unknown>> {
  const { name, game_id, args, now } = order;
  const seams: DeedSeams = { game_id, clock: { now: () => now }, random };
  // A name's arguments are its deed's: `perform` in act.ts holds them together.
  const deed = deeds[name] as (
    trx: Transaction<Database>,
    args: unknown,
    seams: DeedSeams,
  ) => Promise<Decided<unknown>>;
  return carryOut(trx, game_id, (trx) => deed(trx, args, seams), seams);
}
