import type { Decision, Moment } from '../../rules/decision.ts';
import { details } from '../../rules/details.ts';
import { Refusal } from '../../rules/refusal.ts';
import { type CommandName, type CommandOf, decide, type ReplyOf, type StateOf } from '../../rules/rules.ts';
import { now } from './states.ts';

/**
 * A moment whose ids are counted: `new-1`, `new-2`; capabilities are `secret-1`, `secret-2`. `named` keeps those of several
 * moments apart.
 */
export function aMoment(at: number = now, named = ''): Moment {
  let ids = 0;
  let capabilities = 0;
  return { now: at, newId: () => `new-${named}${++ids}`, newCapability: () => `secret-${named}${++capabilities}` };
}

/** Decides a command, with state and command frozen. */
export function decided<N extends CommandName>(
  name: N,
  state: StateOf<N>,
  command: CommandOf<N>,
  moment: Moment = aMoment(),
): Decision<ReplyOf<N>> {
  return decide(name, frozen(state), frozen(command), moment);
}

/** The status of a refusal and the name of its sentence: `409 gameEnded`. */
export type Refused = `${number} ${keyof typeof details}`;

export function refused(run: () => unknown): Refused {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${nameOf(error.detail)}`;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

function nameOf(sentence: string): keyof typeof details {
  const names = Object.keys(details) as (keyof typeof details)[];
  const name = names.find((each) => details[each] === sentence);
  if (!name) throw new Error(`No refusal has this sentence: ${sentence}`);
  return name;
}

/** The value, deeply frozen. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/**
 * The types of a decision's messages in order, each with its audience: `ASK>players`, `SUGGEST>foxes`, `…>watchers:id
 * of Ada`.
 */
export function sent({ messages }: Pick<Decision<unknown>, 'messages'>): string[] {
  return messages.map(({ to, message, only }) => {
    const audience = typeof to === 'string' ? to : to.teamid;
    return `${message.type}>${audience}${only === undefined ? '' : `:${only}`}`;
  });
}

/** A decision without changes and messages. */
export function nothingBut(reply: unknown) {
  return { changes: [], messages: [], reply };
}
