import type { ServerContext } from '../../packages/server/foundation/server-context.ts';
import { dump, version } from './dump.ts';

/** The state of the database, dumped only when something was written. */
export interface State {
  version: number;
  readonly text: string;
}

export async function stateNow(context: ServerContext): Promise<State> {
  return { text: await dump(context), version: await version(context) };
}

/** Whether nothing has changed. */
export async function isAs(context: ServerContext, state: State): Promise<boolean> {
  const now = await version(context);
  if (now === state.version) return true;
  // Something was written: a count of tries, or a change that should not be.
  state.version = now;
  return (await dump(context)) === state.text;
}
