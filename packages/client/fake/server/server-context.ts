import type { Clock, Random } from '../../seams.ts';
import { createConnections, type FakeConnections } from './connections.ts';
import type { FakeState } from './state.ts';
import { createStreams, type FakeStreams } from './streams.ts';

/** What everything in the fake server is given. */
export interface FakeServerContext {
  /** As it stands now. Of the game, `run` alone changes it. */
  readonly state: FakeState;
  readonly clock: Clock;
  readonly streams: FakeStreams;
  readonly connections: FakeConnections;
  /** An id that begins with a word; the same seed makes the same ids. */
  id(word: string): string;
}

/** Makes ids that begin with a word: the word for people who read a test, the rest so that nobody guesses one by accident. */
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
