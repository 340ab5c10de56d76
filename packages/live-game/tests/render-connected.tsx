import { createClient, type Seams } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient, fakePage, seededRandom, virtualClock } from '@snug/client/fake';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame } from '../live-game.tsx';

/** Renders the live game over the real connection code, with sockets and network faults under the test's control. */
export async function renderConnected(answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const page = fakePage();
  const sockets: Parameters<Seams['socket']>[1][] = [];
  const urls: string[] = [];
  const network = { isUp: true };
  const core = fakeClient({
    answers: {
      loadGame: () => demoGame({ last_msg_id: 10 }),
      getVersion: () => {
        if (!network.isUp) throw new TypeError('offline');
        return '1';
      },
      ...answers,
    },
  });
  const client = createClient({
    core,
    seams: {
      clock,
      random: seededRandom(),
      visibility: page,
      persistentStore: undefined,
      locks: undefined,
      socket(url, listener) {
        urls.push(url);
        sockets.push(listener);
        return { send: () => {}, close: () => {} };
      },
    },
  });
  const onHome = vi.fn();
  const screen = await render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <LiveGame client={client} gameId="g1" onHome={onHome} onEnterCode={() => {}} />
      </AnnouncerProvider>
    </div>,
  );
  const newestSocket = () => {
    const newest = sockets.at(-1);
    if (!newest) throw new Error('No socket was asked for yet.');
    return newest;
  };
  /** Waits until another socket is requested, and opens it. */
  async function openNext(): Promise<void> {
    const before = sockets.length;
    for (let turn = 0; turn < 100 && sockets.length === before; turn++) await clock.pass(100);
    newestSocket().opened();
  }
  // Effects run after the first paint, and start the client.
  await expect
    .poll(() => clock.pass(0).then(() => sockets.length > 0 || client.game('g1').get().phase === 'failed'))
    .toBe(true);
  sockets[0]?.opened();
  const text = (words: string) => screen.getByRole('complementary').getByText(words);
  const receive = (msg_id: number, message: object) =>
    newestSocket().heard(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
  return { clock, page, sockets, urls, network, screen, text, newestSocket, openNext, receive, onHome };
}
