import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';

const before = demoHostGame();
const at = { ...before.state, game_started: true, round_open: false, submissions_open: false };
const over = { ...before, state: { ...at, round_index: 0 } };
const started = { ...before, state: { ...at, round_index: 1, round_open: true, submissions_open: true } };

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

/** A console between its first two rounds, whose commands succeed when `answer` is called. */
async function open(begin = over) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const shown = (game: typeof before) => (
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={game}
          connection="live"
          busy={false}
          onRun={() => promise}
          onReconnect={() => {}}
          teams={<span />}
        />
      </AnnouncerProvider>
    </div>
  );
  const screen = await render(shown(begin));
  const answer = async () => {
    resolve(true);
    await screen.rerender(shown(started));
    await expect.element(page.getByText('Round 2 has started.')).toBeInTheDocument();
  };
  return { answer };
}

const choose = (order: number) => page.getByRole('button', { name: new RegExp(`^Round ${order}:`) }).click();
const main = page.getByRole('main');

test('a command that succeeds shows where the game is now', async () => {
  const { answer } = await open();
  await choose(1);
  await page.getByRole('button', { name: /^Start round 2/ }).click();
  await answer();
  await expect.element(main.getByText('Question 1 · not asked yet')).toBeVisible();
});

test('what was chosen while a command ran stays on the screen', async () => {
  const { answer } = await open();
  await page.getByRole('button', { name: /^Start round 2/ }).click();
  await choose(1);
  await answer();
  await expect.element(main.getByRole('heading', { name: 'Round 1 is over.' })).toBeVisible();
});

test('the header says how many of the teams’ phones are here: those of a flood all sleep', async () => {
  await open({ ...over, teams: over.teams.map((team) => ({ ...team, online: 0 })) });
  await expect.element(page.getByText('4 teams · none of 12 phones here')).toBeVisible();
});

test('one line stands between the tools and what follows in the lobby', async () => {
  await open({ ...before, state: { ...before.state, game_started: false }, teams: [] });
  const settings = page.getByRole('switch', { name: 'Hand in at the close' });
  await expect.element(settings).toBeVisible();
  const lines = [...page.getByRole('complementary').element().children].map((part) => {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(part);
    return [borderTopWidth, borderBottomWidth].map((width) => width !== '0px');
  });
  const doubled = lines.some(([, below], nth) => below && lines[nth + 1]?.[0]);
  expect(doubled).toBe(false);
});
