import { ask, begin, demoGame, refuses } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { announced, forgetAnnounced } from '@snug/testing/page';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fetchAttention } from '../attention/announcements.tsx';
import { renderConnected } from '../tests/render-connected.tsx';
import { questions } from '../tests/render-game.tsx';
import { liveGameWords as words } from '../words.ts';

test('ERR-19 LIVE-06 after the last retry there is Connection Interrupted and Refresh, and no further socket', async () => {
  const { clock, sockets, network, screen, text, newestSocket, openNext } = await renderConnected();
  network.isUp = false;
  newestSocket().closed(1006, '');
  await expect.element(text('Attempting to connect...')).toBeVisible();
  for (let passed = 0, known = 1; passed < 200_000; passed += 500) {
    await clock.pass(500);
    if (sockets.length > known) newestSocket().closed(1006, '');
    known = sockets.length;
  }
  await expect.element(text('Connection Interrupted')).toBeVisible();
  expect(sockets).toHaveLength(1 + 4);
  expect(screen.getByRole('button', { name: 'Go Back' }).query()).toBeNull();

  network.isUp = true;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await openNext();
  await expect.poll(() => text('Connection Interrupted').query()).toBeNull();
});

test('ERR-18 the notice is in view also when the page is scrolled, at 320 px too, and moves nothing', async () => {
  await page.viewport(320, 568);
  const { clock, network, text, newestSocket, receive, screen } = await renderConnected();
  receive(11, begin());
  receive(12, ask(...questions(8)));
  const field = screen.getByLabelText('Answer to question 8');
  await expect.element(field).toBeVisible();
  field.element().scrollIntoView({ block: 'center' });
  const top = () => field.element().getBoundingClientRect().top;
  const before = [top(), document.documentElement.scrollHeight];
  network.isUp = false;
  newestSocket().closed(1006, '');
  await expect.element(text('Attempting to connect...')).toBeVisible();
  await expect.element(text('Attempting to connect...')).toBeInViewport();
  await clock.pass(100);
  expect([top(), document.documentElement.scrollHeight]).toEqual(before);
});

test.each([
  ['attempting', 320, 568],
  ['interrupted', 320, 568],
  ['behind', 320, 568],
  ['behind', 390, 844],
] as const)(
  'the notice %s covers nothing of the round at the top of the page, at %i × %i',
  async (key, width, height) => {
    await page.viewport(width, height);
    const { clock, network, text, newestSocket, receive, screen, sockets } = await renderConnected();
    receive(11, begin());
    receive(12, ask(...questions(8)));
    const heading = screen.getByRole('heading', { name: 'General Knowledge' });
    await expect.element(heading).toBeVisible();
    network.isUp = key === 'behind';
    newestSocket().closed(1006, '');
    if (key !== 'attempting') {
      for (let passed = 0, known = 1; passed < 200_000; passed += 500) {
        await clock.pass(500);
        if (sockets.length > known) newestSocket().closed(1006, '');
        known = sockets.length;
      }
    }
    const sentence = text(words.notice[key]());
    await expect.element(sentence).toBeVisible();
    const notice = sentence.element().parentElement;
    const main = screen.getByRole('main').element();
    const start = main.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(main).paddingTop);
    expect(notice?.getBoundingClientRect().bottom).toBeLessThanOrEqual(start);
  },
);

test('ERR-22 LIVE-10 a message older than the latest shows Refreshing Connection... until the next connection', async () => {
  const { urls, text, receive, openNext } = await renderConnected();
  receive(11, { type: 'OPEN_SUBMISSIONS' });
  receive(3, { type: 'ROUND_END' });
  await expect.element(text('Refreshing Connection...')).toBeVisible();
  await openNext();
  await expect.poll(() => text('Refreshing Connection...').query()).toBeNull();
  expect(urls.at(-1)).toContain('last=11');
});

test('ERR-23 LIVE-11 a message that cannot be handled shows Something went Wrong... until the next connection', async () => {
  const { text, receive, openNext } = await renderConnected();
  receive(11, { type: 'RECALL', question_id: 'q1', question_index: 0 });
  await expect.element(text('Something went Wrong... Refreshing Connection')).toBeVisible();
  await openNext();
  await expect.poll(() => text('Something went Wrong... Refreshing Connection').query()).toBeNull();
});

test('ERR-20 H18 a refusal without a text shows Server refused access., and nothing is retried', async () => {
  const { clock, sockets, screen, text, newestSocket, receive, onHome } = await renderConnected();
  receive(0, { type: 'NO_GAME_ACCESS' });
  newestSocket().closed(4003, '');
  await expect.element(text('Server refused access.')).toBeVisible();
  await clock.pass(600_000);
  expect(sockets).toHaveLength(1);
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onHome).toHaveBeenCalledOnce();
});

test('ERR-20 a refusal is told of once a call was answered, which a login that has ended is not', async () => {
  let answer = (_version: string) => {};
  const asked = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const getVersion = vi.fn(() => asked);
  const { text, newestSocket, receive, screen } = await renderConnected({ getVersion });
  await expect.element(screen.getByRole('main')).toBeVisible();
  getVersion.mockClear();
  forgetAnnounced();
  receive(0, { type: 'NO_GAME_ACCESS' });
  newestSocket().closed(4401, '');
  await expect.poll(() => getVersion.mock.calls.length).toBe(1);
  expect(screen.getByText('Server refused access.').query()).toBeNull();
  answer('1');
  await expect.element(text('Server refused access.')).toBeVisible();
});

test('H18 the server’s text is shown as text, never as markup', async () => {
  const { screen, text, receive } = await renderConnected();
  receive(0, { type: 'NO_GAME_ACCESS', error: '<img src=x onerror="boom()">No.' });
  await expect.element(text('<img src=x onerror="boom()">No.')).toBeVisible();
  expect(screen.container.querySelector('img[src=x]')).toBeNull();
});

test('LIVE-08 LIVE-07 a tab that lost its connection while hidden connects again when shown, and its notice goes', async () => {
  const { clock, page, sockets, text, newestSocket, openNext } = await renderConnected();
  page.tell('hidden');
  newestSocket().closed(1006, '');
  await expect.element(text('Attempting to connect...')).toBeVisible();
  await clock.pass(3_600_000);
  expect(sockets).toHaveLength(1);
  page.tell('visible');
  await openNext();
  await expect.poll(() => text('Attempting to connect...').query()).toBeNull();
});

test('GAME-01 GAME-28 OPEN-87 a dead connection shows its error with Refresh and Go Back, and nothing typed is lost', async () => {
  const { screen, text, newestSocket, receive, openNext, sockets } = await renderConnected();
  receive(11, begin());
  receive(12, ask({}));
  const field = screen.getByLabelText('Answer to question 1');
  await field.fill('Jupiter');
  newestSocket().closed(4003, '');
  await expect.element(text('Server refused access.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect.element(field).toHaveValue('Jupiter');
  const before = sockets.length;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await openNext();
  expect(sockets.length).toBe(before + 1);
  await expect.poll(() => text('Server refused access.').query()).toBeNull();
});

test('ERR-17 OPEN-81 a game that cannot be set up has the sentence as heading, and the error only in the console', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = { view: { gameid: 'g1' } as GameView };
  const { screen, openNext } = await renderConnected({ loadGame: () => reply.view });
  const sentence = 'Unable to initialize game: its data could not be read';
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence);
  expect(written.mock.calls).toEqual([[expect.any(Error)]]);
  for (const [error] of written.mock.calls) expect(document.body.textContent).not.toContain(error.message);
  written.mockRestore();

  reply.view = demoGame({ last_msg_id: 10 });
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await openNext();
  await expect.element(screen.getByRole('heading', { name: /Trivia/ })).toBeVisible();
});

test('GAME-28 OPEN-87 a game that cannot be loaded offers Refresh and Go Back', async () => {
  const { screen, onHome } = await renderConnected({
    loadGame: refuses(404, 'There is no such game.'),
  });
  await expect.element(screen.getByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onHome).toHaveBeenCalledOnce();
});

test('Y12 a replay after a reconnect announces nothing twice, and everything new in one sentence', async () => {
  await fetchAttention();
  const { clock, receive, newestSocket, openNext, urls } = await renderConnected();
  const asked = (count: number) => ask(...questions(count));
  forgetAnnounced();
  receive(11, begin());
  receive(12, asked(1));
  await expect.poll(announced).toEqual(['Round 1: General Knowledge', 'Question 1 added: What is 0?']);

  newestSocket().closed(1006, '');
  await clock.pass(100);
  await openNext();
  expect(urls.at(-1)).toContain('last=12');
  // A server that does not know the latest message of this client sends too much.
  receive(12, asked(1));
  receive(13, asked(2));
  receive(14, asked(3));
  receive(13, asked(2));
  receive(15, asked(4));
  await expect.poll(() => announced().at(-1)).toBe('3 questions have arrived.');
  receive(16, { type: 'END_GAME' });
  await expect.poll(() => announced().at(-1)).toBe('The game has ended. Thanks for playing!');
  expect(announced()).toEqual([
    'Round 1: General Knowledge',
    'Question 1 added: What is 0?',
    '3 questions have arrived.',
    'The game has ended. Thanks for playing!',
  ]);
});
