import type { OutgoingMessage, Player } from '@snug/rules';

/** A message with its number in one stream. */
export interface StreamMessage {
  readonly stream: string;
  readonly seq: number;
  /** The message as JSON text. */
  readonly body: string;
  readonly only: string | undefined;
  readonly farewell: boolean;
}

/** One dense sequence per audience, from 1 on: a team's own, or that of all who watch. */
export interface FakeStreams {
  /** Numbers a message in every stream that hears it, and keeps it. Nobody listens to the quizmaster's. */
  append(outgoing: OutgoingMessage): StreamMessage[];
  /** A team comes: from here on it hears what everybody hears. */
  open(stream: string): void;
  /** The number of the last message. */
  position(stream: string): number;
  after(stream: string, last: number): readonly StreamMessage[];
  /** Names the stream and this server: a cursor of another one is of no use. */
  epoch(stream: string): string;
}

const watchers = 'watchers';

/** The stream a player hears: the team's once joined, the watchers' until then. */
export function streamOf({ status, teamid }: Pick<Player, 'status' | 'teamid'>): string {
  return status === 'joined' && teamid !== null ? teamid : watchers;
}

export function createStreams(incarnation: string): FakeStreams {
  const logs = new Map<string, StreamMessage[]>([[watchers, []]]);
  const logOf = (stream: string): StreamMessage[] => logs.get(stream) ?? [];

  return {
    append({ to, message, only, farewell = false }) {
      if (to === 'host') return [];
      const heardBy = to === 'players' ? [...logs.keys()] : [typeof to === 'object' ? to.teamid : to];
      const body = JSON.stringify(message);
      return heardBy.map((stream) => {
        const log = logOf(stream);
        const numbered: StreamMessage = { stream, seq: log.length + 1, body, only, farewell };
        log.push(numbered);
        return numbered;
      });
    },
    open: (stream) => void logs.set(stream, []),
    position: (stream) => logOf(stream).length,
    after: (stream, last) => logOf(stream).slice(last),
    epoch: (stream) => `${incarnation}/${stream}`,
  };
}
