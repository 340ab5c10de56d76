import {
  type CommandData,
  type CommandName,
  type Decision,
  decide,
  type GameCaps,
  type HostNews,
  type Moment,
  type ReplyOf,
} from '@snug/rules';
import { refuseErased } from '../database/accounts.ts';
import { applyChanges } from '../database/apply-changes.ts';
import { refuseBesidePerson } from '../database/bot-games.ts';
import { appendMessages } from '../database/message-log.ts';
import type { Trx } from '../database/schema.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { answerReaders } from './answers.ts';
import { feedbackReaders } from './feedback.ts';
import { gradingReaders } from './grading.ts';
import { inviteReaders } from './invites.ts';
import { lobbyReaders } from './lobby.ts';
import { peopleReaders } from './people.ts';
import { photoReaders } from './photos.ts';
import { planningReaders } from './planning.ts';
import type { Readers } from './read-state.ts';
import { roundReaders } from './rounds.ts';
import { teamReaders } from './teams.ts';

const readers: Readers = {
  ...roundReaders,
  ...answerReaders,
  ...peopleReaders,
  ...teamReaders,
  ...lobbyReaders,
  ...inviteReaders,
  ...feedbackReaders,
  ...gradingReaders,
  ...photoReaders,
  ...planningReaders,
};

/** A request for a command: plain data, so that it can be sent to the database thread. */
export interface Command<N extends CommandName = CommandName> {
  readonly name: N;
  readonly game_id: string;
  readonly data: CommandData<N>;
  /** When the request arrived: the server's time decides what is late (G16). */
  readonly now: number;
  /** How many a game takes on this server. */
  readonly caps: GameCaps;
  /** A bot asks: it is refused once a person runs the game. */
  readonly isByBot?: boolean;
  /** The account that asks: refused once it is erased. */
  readonly account_id?: string;
}

/** The result of a command: nothing of it is sent before it is on disk. */
export interface CommandResult<Reply = unknown> {
  readonly reply: Reply;
  readonly messages: readonly StreamMessage[];
  readonly hostNews?: HostNews | undefined;
  readonly moved?: readonly string[] | undefined;
}

/**
 * Executes a command in a transaction: reads the state, lets the rule decide and applies the decision.
 *
 * @throws Refusal from the rule; the caller must roll the transaction back then.
 */
export async function executeCommand<N extends CommandName>(
  trx: Trx,
  { name, game_id, data, now, caps, isByBot = false, account_id }: Command<N>,
  random: Random,
): Promise<CommandResult<ReplyOf<N>>> {
  // In the transaction: who runs the game may have changed since the call was let in.
  if (isByBot) await refuseBesidePerson(trx, game_id);
  if (account_id !== undefined) await refuseErased(trx, account_id);
  const state = await readers[name](trx, data, { game_id, now, caps });
  const moment: Moment = { now, newId: () => newId(random), newCapability: () => newCapability(random) };
  return applyDecision(trx, game_id, decide(name, state, data, moment), now);
}

/** Numbers the messages of a decision and makes its changes. */
export async function applyDecision<Reply>(
  trx: Trx,
  game_id: string,
  { changes, messages, reply, hostNews, moved }: Decision<Reply>,
  now: number,
): Promise<CommandResult<Reply>> {
  const numbered = await appendMessages(trx, game_id, messages, now);
  await applyChanges(trx, game_id, changes);
  return { reply, messages: numbered, hostNews, moved };
}
