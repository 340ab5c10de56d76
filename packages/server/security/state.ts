import type { House } from '../house.ts';
import { dump, version } from './dump.ts';

/** The state of the database: read whole only when something was written at all. */
export interface State {
  version: number;
  readonly text: string;
}

export async function stateNow(house: House): Promise<State> {
  return { text: await dump(house), version: await version(house) };
}

/** Whether everything is as it was. */
export async function isAs(house: House, state: State): Promise<boolean> {
  const now = await version(house);
  if (now === state.version) return true;
  // A count of tries, or a change that should not be.
  state.version = now;
  return (await dump(house)) === state.text;
}
