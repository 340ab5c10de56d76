import { closeGraceMs } from '@snug/contract';
import { type CommandData, type CommandName, type Decision, decide, type Moment, type ReplyOf } from '@snug/rules';
import { applyChanges, readState } from '@snug/rules/memory';
import type { FakeServerContext } from './server-context.ts';

/**
 * Runs a command: reads the state, lets the rule decide, and applies the decision.
 *
 * @throws Refusal from the rule; then nothing has changed.
 */
export function run<N extends CommandName>(context: FakeServerContext, name: N, data: CommandData<N>): ReplyOf<N> {
  const { state, clock, id } = context;
  const now = clock.now();
  const moment: Moment = { now, newId: () => id('id'), newCapability: () => id('code') };
  const decision = decide(name, readState(state, name, data, now), data, moment);
  // As the real server, which looks for closed rounds: what is saved is handed in when the grace is over (decision 22).
  const closes = decision.changes.some((change) => change.kind === 'round' && change.set.closed_at === now);
  if (closes) clock.after(closeGraceMs + 1, () => void run(context, 'handInAtClose', {}));
  for (const change of decision.changes) {
    const zero = change.kind === 'game' ? change.set.countdown_ends_at : undefined;
    if (typeof zero === 'number') clock.after(Math.max(zero - now, 0), () => void run(context, 'closeAtZero', {}));
  }
  return commit(context, decision);
}

/** Numbers the messages of a decision, makes its changes and sends the messages. */
export function commit<Reply>(
  { state, streams, connections }: FakeServerContext,
  { changes, messages, reply, moved = [] }: Decision<Reply>,
): Reply {
  const numbered = messages.flatMap(streams.append);
  applyChanges(state, changes);
  for (const change of changes) if (change.kind === 'new-team') streams.open(change.row.teamid);
  connections.deliver(numbered, moved);
  return reply;
}
