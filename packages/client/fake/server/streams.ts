import type { FakePlayer } from './state.ts';
import type { Post } from './told.ts';

/** A message with its number in one stream. */
export interface Parcel {
  readonly stream: string;
  readonly seq: number;
  /** The message as JSON text. */
  readonly body: string;
  readonly only: string | undefined;
  readonly farewell: boolean;
}

/** One dense sequence per audience, from 1 on: a team's own, or that of all who watch. */
export interface FakeStreams {
  /** Numbers a message in every stream that hears it, and keeps it. */
  append(post: Post): Parcel[];
  has(stream: string): boolean;
  /** A team comes: from here on it hears what everybody hears. */
  open(stream: string): void;
  /** The number of the last message. */
  position(stream: string): number;
  after(stream: string, last: number): readonly Parcel[];
  /** Names the stream and this server: a cursor of another one is of no use. */
  epoch(stream: string): string;
}

export const watchers = 'watchers';

/** The stream a player hears: the team's once joined, the watchers' until then. */
export function streamOf({ status, teamid }: Pick<FakePlayer, 'status' | 'teamid'>): string {
  return status === 'joined' && teamid !== null ? teamid : watchers;
}

export function createStreams(incarnation: string): FakeStreams {
  const logs = new Map<string, Parcel[]>([[watchers, []]]);
  const logOf = (stream: string): Parcel[] => logs.get(stream) ?? [];

  return {
    append({ to, message, only, farewell = false }) {
      const heardBy = to === 'players' ? [...logs.keys()] : [typeof to === 'object' ? to.teamid : to];
      const body = JSON.stringify(message);
      return heardBy.map((stream) => {
        const log = logOf(stream);
        const parcel: Parcel = { stream, seq: log.length + 1, body, only, farewell };
        log.push(parcel);
        return parcel;
      });
    },
    has: (stream) => logs.has(stream),
    open: (stream) => void logs.set(stream, []),
    position: (stream) => logOf(stream).length,
    after: (stream, last) => logOf(stream).slice(last),
    epoch: (stream) => `${incarnation}/${stream}`,
  };
}
