import type { Clock, Random } from '../../seams.ts';
import { createLines, type FakeLines } from './lines.ts';
import type { FakeState } from './state.ts';
import { createStreams, type FakeStreams } from './streams.ts';
import { createTold, type Told } from './told.ts';

/** The fake server behind its door: what it knows, its time, its streams and who listens. */
export interface FakeHouse {
  /** As it stands now. Changed by `act` alone. */
  state: FakeState;
  readonly clock: Clock;
  readonly streams: FakeStreams;
  readonly lines: FakeLines;
  /** An id that begins with a word; the same seed makes the same ids. */
  id(word: string): string;
}

/** Makes ids that begin with a word: the word for whoever reads a test, the rest so that none can be guessed by accident. */
export function idMaker({ bytes }: Random): (word: string) => string {
  return (word) => `${word}-${Array.from(bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function createHouse(state: FakeState, { clock, id }: Pick<FakeHouse, 'clock' | 'id'>): FakeHouse {
  const streams = createStreams(id('night'));
  const house: FakeHouse = {
    state,
    clock,
    id,
    streams,
    lines: createLines(() => house),
  };
  return house;
}

/** Carries a change out whole or not at all, then tells of it: what a refusal had begun is as if it never was. */
export function act<T>(house: FakeHouse, decide: (told: Told) => T): T {
  const before = house.state;
  const told = createTold();
  house.state = structuredClone(before);
  try {
    const reply = decide(told);
    house.lines.deliver(told);
    return reply;
  } catch (error) {
    house.state = before;
    throw error;
  }
}
