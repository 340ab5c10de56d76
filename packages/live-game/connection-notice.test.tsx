import { Refused } from '@snug/client';
import { demoGame } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { fetchAttention } from './announcements.tsx';
import { ask, begin } from './night.tsx';
import { phone } from './phone.tsx';

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

test('GAME-01 GAME-28 OPEN-87 a dead connection: its error as a banner, Refresh and Go Back, and nothing typed is gone', async () => {
  const { screen, text, line, says, opens, lines } = await phone();
  says(11, begin());
  says(12, ask({}));
  const field = screen.getByLabelText('Answer to question 1');
  await field.fill('Jupiter');
  line().closed(4003, '');
  await expect.element(text('Server refused access.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect.element(field).toHaveValue('Jupiter');
  const before = lines.length;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await opens();
  expect(lines.length).toBe(before + 1);
  await expect.poll(() => text('Server refused access.').query()).toBeNull();
});

test('ERR-17 OPEN-81 a game that cannot be set up: the sentence is the heading, the error is in the console alone', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = { view: { gameid: 'g1' } as GameView };
  const { screen, opens } = await phone({ loadGame: () => reply.view });
  const sentence = 'Unable to initialize game: its data could not be read';
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sentence);
  expect(written.mock.calls).toEqual([[expect.any(Error)]]);
  for (const [error] of written.mock.calls) expect(document.body.textContent).not.toContain(error.message);
  written.mockRestore();

  reply.view = demoGame({ last_msg_id: 10 });
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await opens();
  await expect.element(screen.getByRole('heading', { name: /Trivia/ })).toBeVisible();
});

test('GAME-28 OPEN-87 a game that cannot be loaded: Refresh and Go Back', async () => {
  const { screen, onHome } = await phone({
    loadGame: () => {
      throw new Refused(404, 'There is no such game.');
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await screen.getByRole('button', { name: 'Go Back' }).click();
  expect(onHome).toHaveBeenCalledOnce();
});

test('Y12 a reconnect that replays: what was said is not said again, and what is new is one sentence', async () => {
  await fetchAttention();
  const { clock, says, line, opens, urls } = await phone();
  const asked = (count: number) =>
    ask(...Array.from({ length: count }, (_, n) => ({ question_text: `What is ${n}?` })));
  const said = heard();
  says(11, begin());
  says(12, asked(1));
  await expect.poll(said).toEqual(['Round 1: General Knowledge', 'Question 1 added: What is 0?']);

  line().closed(1006, '');
  await clock.pass(100);
  await opens();
  expect(urls.at(-1)).toContain('last=12');
  // A server that knows less than the phone sends too much.
  says(12, asked(1));
  says(13, asked(2));
  says(14, asked(3));
  says(13, asked(2));
  says(15, asked(4));
  await expect.poll(() => said().at(-1)).toBe('3 questions have arrived.');
  says(16, { type: 'END_GAME' });
  await expect.poll(() => said().at(-1)).toBe('The game has ended. Thanks for playing!');
  expect(said()).toEqual([
    'Round 1: General Knowledge',
    'Question 1 added: What is 0?',
    '3 questions have arrived.',
    'The game has ended. Thanks for playing!',
  ]);
});

/** Every sentence that a live region was given from now on. */
function heard(): () => string[] {
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  for (const region of document.querySelectorAll('[aria-live]')) observer.observe(region, { childList: true });
  return () => said;
}
