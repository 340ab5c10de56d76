import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import type { HostAction } from './host-game.ts';

const { state } = demoHostGame();
const during = { ...state, game_started: true, round_index: 0, round_open: true, submissions_open: true };
const asking = { ...during, asked: ['r1q1'] };
const closed = { ...during, submissions_open: false, asked: ['r1q1', 'r1q2', 'r1q3'] };

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

/** A console whose game is in this state; what was done is in `done`. */
async function open(at: HostGame['state']) {
  const done: HostAction[] = [];
  const rounds = demoHostGame().rounds.map((round, n) => (n === 0 ? { ...round, asked: at.asked } : round));
  const console = (now: HostGame['state']) => (
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={demoHostGame({ state: now, rounds })}
          connection="live"
          busy={false}
          onRun={async (action) => {
            done.push(action);
            return true;
          }}
          onReconnect={() => {}}
        />
      </AnnouncerProvider>
    </div>
  );
  const screen = await render(console(at));
  return { done, become: (now: HostGame['state']) => screen.rerender(console(now)) };
}

const ends_at = Date.now() + 3_600_000;

test.each<[keys: string, at: HostGame['state'], did: object]>([
  ['s', state, { kind: 'start-round' }],
  [' ', asking, { kind: 'ask' }],
  ['a', asking, { kind: 'ask-next', count: null, asked: 1 }],
  ['c', asking, { kind: 'close-submissions' }],
  ['o', closed, { kind: 'open-submissions' }],
  ['e', closed, { kind: 'end-round' }],
  ['b', asking, { kind: 'pause', paused: true }],
  ['b', { ...asking, paused: true }, { kind: 'pause', paused: false }],
  ['m', { ...asking, countdown: { ends_at, now: 0 } }, { kind: 'extend-countdown', seconds: 30, ends_at }],
  ['x', { ...asking, countdown: { ends_at, now: 0 } }, { kind: 'cancel-countdown' }],
  ['k', { ...closed, status: 'ended' }, { kind: 'reopen-game' }],
])('%s does at once what its button does', async (key, at, did) => {
  const { done } = await open(at);
  await userEvent.keyboard(key);
  expect(done).toMatchObject([did]);
});

test.each<[keys: string, at: HostGame['state'], dialog: string]>([
  ['r', closed, 'Tell the answers of round 1?'],
  ['f', { ...closed, status: 'ended' }, 'Make it final?'],
  ['l', asking, 'Last orders in…'],
  ['n', asking, 'Who is missing?'],
  ['t', asking, 'A line to every phone'],
  ['?', asking, 'All keys'],
])('%s asks first', async (key, at, name) => {
  const { done } = await open(at);
  await userEvent.keyboard(key === '?' ? '{Shift>}?{/Shift}' : key);
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
  await userEvent.keyboard('cab');
  expect(done).toEqual([]);
});

test('no key does anything with a modifier, or in a field', async () => {
  const { done } = await open(asking);
  await userEvent.keyboard('{Control>}c{/Control}{Alt>}c{/Alt}{Meta>}b{/Meta}{Shift>}C{/Shift}');
  await userEvent.keyboard('t');
  await page.getByRole('textbox', { name: 'What it says' }).fill('A bar snack: cab');
  await userEvent.keyboard('c a b');
  expect(done).toEqual([]);
});

test('a main button that another quizmaster’s press has changed takes no press for a moment', async () => {
  // By a clock of the test's own: a busy machine is not what is tested.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const { done, become } = await open({ ...during, asked: ['r1q1'] });
  await expect.element(page.getByRole('button', { name: /^Ask question 2/ })).toBeVisible();
  await become({ ...during, asked: ['r1q1', 'r1q2'] });
  const main = page.getByRole('button', { name: /^Ask question 3/ });
  (main.element() as HTMLElement).click();
  expect(done).toEqual([]);
  now += 600;
  await main.click();
  expect(done).toMatchObject([{ kind: 'ask', question: { question_id: 'r1q3' } }]);
});
