import { type Caller, createSession, memoryStorage, type Seams, type Session } from '@snug/client';
import { type FakeAnswers, fakeClient, virtualClock } from '@snug/client/fake';
import type { HostMessage } from '@snug/contract';
import { demoHostGame } from '../fixtures/host-game.ts';
import { fakeSockets } from './fake-sockets.ts';

/** What a console is made with. */
interface ConsoleOptions {
  readonly gameId: string;
  readonly call: Caller;
  readonly session: Session;
  readonly origin: string;
  readonly seams: Pick<Seams, 'clock' | 'random' | 'socket' | 'visibility'>;
}

/**
 * A quizmaster's console over a scripted server: `answers` has the replies to calls, and the test is the other end of the socket.
 * `create` is the site's, which packages do not import.
 */
export function scriptedConsole<Host>(create: (options: ConsoleOptions) => Host, answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const sockets = fakeSockets();
  const client = fakeClient({
    answers: { hostLoadGame: demoHostGame({ last_msg_id: 7, epoch: 'e1' }), ...answers },
  });
  const host = create({
    gameId: 'g1',
    call: client.call,
    session: createSession({ storage: memoryStorage() }),
    origin: 'http://snug.test',
    seams: {
      clock,
      random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
      visibility: { isVisible: () => true, subscribe: () => () => {} },
      socket: sockets.open,
    },
  });
  const hear = (msg_id: number, message: HostMessage) => sockets.latest().says(msg_id, message);
  return { host, client, clock, sockets, hear };
}
