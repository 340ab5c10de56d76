import type { ServerContext } from '../../foundation/server-context.ts';
import { dump, version } from './dump.ts';

/** The state of the database: read whole only when something was written at all. */
export interface State {
  version: number;
  readonly text: string;
}

export async function stateNow(context: ServerContext): Promise<State> {
  return { text: await dump(context), version: await version(context) };
}

/** Whether everything is as it was. */
export async function isAs(context: ServerContext, state: State): Promise<boolean> {
  const now = await version(context);
  if (now === state.version) return true;
  // A count of tries, or a change that should not be.
  state.version = now;
  return (await dump(context)) === state.text;
}
