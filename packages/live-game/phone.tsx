import { createClient, type Seams } from '@snug/client';
import { demoGame, type FakeAnswers, fakeClient, fakePage, seededRandom, virtualClock } from '@snug/client/fake';
import { AnnouncerProvider } from '@snug/ui';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame } from './live-game.tsx';

/** The live game over the real connection, in weather made by hand: what people read, from the moment it happens. */
export async function phone(answers: FakeAnswers = {}) {
  const clock = virtualClock();
  const page = fakePage();
  const lines: Parameters<Seams['socket']>[1][] = [];
  const urls: string[] = [];
  const weather = { isUp: true };
  const core = fakeClient({
    answers: {
      loadGame: () => demoGame({ last_msg_id: 10 }),
      getVersion: () => {
        if (!weather.isUp) throw new TypeError('offline');
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
        lines.push(listener);
        return { send: () => {}, close: () => {} };
      },
    },
  });
  const onHome = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <LiveGame client={client} gameId="g1" onHome={onHome} onEnterCode={() => {}} />
    </AnnouncerProvider>,
  );
  const line = () => {
    const newest = lines.at(-1);
    if (!newest) throw new Error('No socket was asked for yet.');
    return newest;
  };
  /** Waits until a socket more is asked for, and lets it open. */
  async function opens(): Promise<void> {
    const before = lines.length;
    for (let turn = 0; turn < 100 && lines.length === before; turn++) await clock.pass(100);
    line().opened();
  }
  // Effects run after the first paint; the client wakes with them.
  await expect
    .poll(() => clock.pass(0).then(() => lines.length > 0 || client.game('g1').get().phase === 'failed'))
    .toBe(true);
  lines[0]?.opened();
  const text = (words: string) => screen.getByRole('main').getByText(words);
  const says = (msg_id: number, message: object) =>
    line().heard(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
  return { clock, page, lines, urls, weather, screen, text, line, opens, says, onHome };
}
