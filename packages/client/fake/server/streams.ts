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

/** The numbered streams: one per team and one for watchers, without gaps, from 1. */
export interface FakeStreams {
  /** Numbers and stores a message in each of its streams. The quizmaster has none here. */
  append(outgoing: OutgoingMessage): StreamMessage[];
  /** Opens a team's stream, which gets all messages to players from then on. */
  open(stream: string): void;
  /** The number of the last message. */
  position(stream: string): number;
  after(stream: string, last: number): readonly StreamMessage[];
  /** Identifies the stream and this server: a cursor from another one is invalid. */
  epoch(stream: string): string;
}

const watchers = 'watchers';

/** A player's stream: the team's once they have joined, else the watchers'. */
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
