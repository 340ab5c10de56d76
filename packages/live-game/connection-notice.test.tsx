import { createClient, type Seams } from '@snug/client';
import { demoGame, fakeClient, fakePage, seededRandom, virtualClock } from '@snug/client/fake';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame } from './live-game.tsx';

/** The live game over the real connection, in weather made by hand: what people read, from the moment it happens. */
async function phone() {
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
    },
  });
  const client = createClient({
    core,
    seams: {
      clock,
      random: seededRandom(),
      visibility: page,
      shelf: undefined,
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
  await expect.poll(() => clock.pass(0).then(() => lines.length)).toBe(1);
  line().opened();
  const text = (words: string) => screen.getByRole('main').getByText(words);
  const says = (msg_id: number, message: object) =>
    line().heard(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
  return { clock, page, lines, urls, weather, screen, text, line, opens, says, onHome };
}

test('ERR-19 LIVE-06 the retries used up: Connection Interrupted and Refresh, and no socket after that', async () => {
  const { clock, lines, weather, screen, text, line, opens } = await phone();
  weather.isUp = false;
  line().closed(1006, '');
  await expect.element(text('Attempting to connect...')).toBeVisible();
  for (let passed = 0, known = 1; passed < 200_000; passed += 500) {
    await clock.pass(500);
    if (lines.length > known) line().closed(1006, '');
    known = lines.length;
  }
  await expect.element(text('Connection Interrupted')).toBeVisible();
  expect(lines).toHaveLength(1 + 4);
  expect(screen.getByRole('button', { name: 'Go Back' }).query()).toBeNull();

  weather.isUp = true;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await opens();
  await expect.poll(() => text('Connection Interrupted').query()).toBeNull();
});

test('ERR-22 LIVE-10 a message older than the latest: Refreshing Connection..., until it is open again', async () => {
  const { urls, text, says, opens } = await phone();
  says(11, { type: 'OPEN_SUBMISSIONS' });
  says(3, { type: 'ROUND_END' });
  await expect.element(text('Refreshing Connection...')).toBeVisible();
  await opens();
  await expect.poll(() => text('Refreshing Connection...').query()).toBeNull();
  expect(urls.at(-1)).toContain('last=11');
});

test('ERR-23 LIVE-11 a message that cannot be handled: Something went Wrong..., until it is open again', async () => {
  const { text, says, opens } = await phone();
  says(11, { type: 'RECALL', question_id: 'q1', question_index: 0 });
  await expect.element(text('Something went Wrong... Refreshing Connection')).toBeVisible();
  await opens();
  await expect.poll(() => text('Something went Wrong... Refreshing Connection').query()).toBeNull();
});

test('ERR-20 H18 refused without a word: Server refused access., and nothing is tried again', async () => {
  const { clock, lines, screen, text, line, says, onHome } = await phone();
  says(0, { type: 'NO_GAME_ACCESS' });
  line().closed(4003, '');
  await expect.element(text('Server refused access.')).toBeVisible();
  await clock.pass(600_000);
  expect(lines).toHaveLength(1);
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onHome).toHaveBeenCalledOnce();
});

test('H18 what the server says is shown as text, never as markup', async () => {
  const { screen, text, says } = await phone();
  says(0, { type: 'NO_GAME_ACCESS', error: '<img src=x onerror="boom()">No.' });
  await expect.element(text('<img src=x onerror="boom()">No.')).toBeVisible();
  expect(screen.container.querySelector('img[src=x]')).toBeNull();
});

test('LIVE-08 LIVE-07 closed while the tab was hidden: shown again it connects, and says nothing any more', async () => {
  const { clock, page, lines, text, line, opens } = await phone();
  page.tell('hidden');
  line().closed(1006, '');
  await expect.element(text('Attempting to connect...')).toBeVisible();
  await clock.pass(3_600_000);
  expect(lines).toHaveLength(1);
  page.tell('visible');
  await opens();
  await expect.poll(() => text('Attempting to connect...').query()).toBeNull();
});
