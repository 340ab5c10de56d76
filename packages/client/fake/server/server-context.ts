import type { Clock, Random } from '../../seams.ts';
import { createConnections, type FakeConnections } from './connections.ts';
import type { FakeState } from './state.ts';
import { createStreams, type FakeStreams } from './streams.ts';

/** What every handler of the fake server gets. */
export interface FakeServerContext {
  /** The current state. Only `run` changes the game. */
  readonly state: FakeState;
  readonly clock: Clock;
  readonly streams: FakeStreams;
  readonly connections: FakeConnections;
  /** Makes an id with a prefix; the same seed gives the same ids. */
  id(word: string): string;
}

/** Makes ids with a prefix for readers of a test, and a random part, so that no test guesses one by accident. */
export function idMaker({ bytes }: Random): (word: string) => string {
  return (word) => `${word}-${Array.from(bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function createServerContext(
  state: FakeState,
  { clock, id }: Pick<FakeServerContext, 'clock' | 'id'>,
): FakeServerContext {
  const streams = createStreams(id('game'));
  return { state, clock, id, streams, connections: createConnections(state, streams) };
}
