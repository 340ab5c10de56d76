import { decide, } from '@snug/rules';
import { applyChanges } from '../database/apply-changes.ts';
import { appendMessages } from '../database/message-log.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import { answerReaders } from './answers.ts';
import { feedbackReaders } from './feedback.ts';
import { inviteReaders } from './invites.ts';
import { peopleReaders } from './people.ts';
import { roundReaders } from './rounds.ts';
import { teamReaders } from './teams.ts';
const readers = {
    ...roundReaders,
    ...answerReaders,
    ...peopleReaders,
    ...teamReaders,
    ...inviteReaders,
    ...feedbackReaders,
};
/**
 * Executes a command in a transaction: reads the state, lets the rule decide and applies the decision.
 *
 * @throws Refusal from the rule; the caller must roll the transaction back then.
 */
export async function executeCommand(trx, { name, game_id, data, now }, random) {
    const state = await readers[name](trx, data, { game_id, now });
    const moment = { now, newId: () => newId(random), newCapability: () => newCapability(random) };
    return applyDecision(trx, game_id, decide(name, state, data, moment), now);
}
/** Numbers the messages of a decision and makes its changes. */
export async function applyDecision(trx, game_id, { changes, messages, reply, hostNews, moved }, now) {
    const numbered = await appendMessages(trx, game_id, messages, now);
    await applyChanges(trx, game_id, changes);
    return { reply, messages: numbered, hostNews, moved };
}
