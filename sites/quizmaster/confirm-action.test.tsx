import type { HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import type { HostAction } from './host-game.ts';

const demo = demoHostGame();
const asked = ['r1q1', 'r1q2', 'r1q3'];
const closed = { ...demo.state, game_started: true, round_index: 0, round_open: true, asked };
const over = { ...closed, round_open: false };
const second = { ...over, round_index: 1, asked: ['r2q1'] };

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

/** A console whose game is in this state; what was done is in `done`. */
async function open(state: HostGame['state'], partial: Partial<HostGame> = {}) {
  const done: HostAction[] = [];
  const rounds = demo.rounds.map((round, n) => ({ ...round, asked: n === state.round_index ? state.asked : asked }));
  await render(
    <div className={themeClass}>
      <AnnouncerProvider>
        <Console
          game={demoHostGame({ state, rounds: rounds.slice(0, state.round_index + 1), ...partial })}
          connection="live"
          busy={false}
          onRun={async (action) => {
            done.push(action);
            return true;
          }}
          onReconnect={() => {}}
        />
      </AnnouncerProvider>
    </div>,
  );
  return done;
}

const body = async (name: string) => {
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  return [...dialog.element().querySelectorAll('p')].map((each) => each.textContent);
};

const told = 'The teams have read the answers and may write again.';
test.each<[what: string, key: string, at: HostGame['state'], title: string, body: string[]]>([
  ['opening told', 'o', { ...closed, revealed: [1] }, 'Open submissions again?', [told]],
  [
    'opening a first round on the board',
    'o',
    { ...closed, board_through: 1 },
    'Open submissions again?',
    ['The public board leaves every phone until you publish it again.'],
  ],
  [
    'opening what is told and on the board',
    'o',
    { ...second, round_open: true, revealed: [1, 2], board_through: 2 },
    'Open submissions again?',
    [told, 'The public board goes back to the one through round 1 until you publish again.'],
  ],
  [
    'going on with what is told and on the board',
    'k',
    { ...second, revealed: [2], board_through: 2 },
    'Go on with round 2?',
    [
      'Submissions stay closed until you open them.',
      'The teams have read the answers and may write again from then on.',
      'The public board then goes back to the one through round 1 until you publish again.',
    ],
  ],
])('%s asks first, and says what it does', async (_, key, at, title, said) => {
  const done = await open(at);
  await userEvent.keyboard(key);
  expect(await body(title)).toEqual(said);
  expect(done).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: key === 'o' ? 'Open them' : 'Go on with it' })
    .click();
  await expect.poll(() => done.length).toBe(1);
});

test.each<[key: string, at: HostGame['state'], kind: HostAction['kind']]>([
  ['o', { ...second, round_open: true, revealed: [1], board_through: 1 }, 'open-submissions'],
  ['k', { ...second, revealed: [1], board_through: 1 }, 'reopen-round'],
])('%s on a round that nobody knows anything of does it at once', async (key, at, kind) => {
  const done = await open(at);
  await userEvent.keyboard(key);
  expect(done).toMatchObject([{ kind }]);
});

const ungraded = [demoTeam('t1', 'Foxes', { submitted: { 1: submissionOf([['Amsterdm']]) } })];
const endGame = () => page.getByRole('button', { name: /^End the game/ }).click();

test('the end of a game says what phones wait for before they show winners', async () => {
  await open(second, { teams: ungraded });
  await endGame();
  expect((await body('End the game?')).slice(1)).toEqual([
    'Round 1 has answers that are not graded.',
    'Rounds 1 and 2 are not on the board yet: phones will not show winners until they are.',
  ]);
});

test('the end of a game whose board has all rounds says nothing more', async () => {
  await open({ ...second, board_through: 2 });
  await endGame();
  expect(await body('End the game?')).toHaveLength(1);
});

test('making it final leads to the desk while answers are not graded', async () => {
  const done = await open({ ...second, status: 'ended', board_through: 1 }, { teams: ungraded });
  await userEvent.keyboard('f');
  expect(await body('Make it final?')).toEqual([
    'Round 1 has answers that are not graded.',
    'The results can be made final when everything is graded.',
  ]);
  const dialog = page.getByRole('dialog');
  expect(dialog.getByRole('button', { name: 'Make it final' }).elements()).toEqual([]);
  const before = location.href;
  await dialog.getByRole('button', { name: 'Grade them' }).click();
  await expect.poll(() => location.pathname).toBe('/game/g1/desk/1');
  history.replaceState(null, '', before);
  expect(done).toEqual([]);
});

test('what changes a public board for one team says so', async () => {
  const teams = [demoTeam('t1', 'Foxes', { submitted: { 1: submissionOf([['Amsterdam']], { late: true }) } })];
  await open({ ...over, board_through: 1 }, { teams });
  await page.getByRole('button', { name: 'Accept late of Foxes' }).click();
  expect(await body('Accept what Foxes sent late?')).toEqual([
    'It counts as if it had come in time.',
    'The board is public: it changes on every phone.',
  ]);
});
