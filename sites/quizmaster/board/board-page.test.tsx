import { fakeClient } from '@snug/client/fake';
import type { HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { reduceHost } from '../host-game.ts';
import { Boards } from './board-page.tsx';

const demo = demoHostGame();
const asked = ['r1q1'];
const state = { ...demo.state, game_started: true, round_index: 0, asked };
const submitted = { 1: submissionOf([['Amsterdam']]) };
const game = demoHostGame({
  state,
  rounds: demo.rounds.map((round, nth) => ({ ...round, double_or_nothing: true, asked: nth === 0 ? asked : [] })),
  teams: ['Foxes', 'Geese'].map((name) => demoTeam(name, name, { submitted })),
  adjustments: [
    { adjustment_id: 'a1', teamid: 'Geese', round_order: 2, points: 1, reason: 'song', by: 'Robin', at: 0 },
  ],
});
const published = { ...game, state: { ...state, board_through: 1 } };

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

/** The page before a host that does what it is told; `sent` has what that was. */
async function open(begin: HostGame) {
  const sent: object[] = [];
  const { session, call } = fakeClient({
    answers: {
      hostAdjust: ({ body }) => {
        sent.push(body);
        return { adjustments: [] };
      },
      hostWithdrawAdjustment: () => {
        sent.push({ withdrawn: true });
        return { adjustments: [] };
      },
      hostSetScoring: ({ body }) => {
        sent.push(body);
        return { status: 'success' };
      },
    },
  });
  const client = { session, call, wasSignedOut: () => false };
  function Page() {
    const [now, setNow] = useState(begin);
    return (
      <Boards
        game={now}
        connection="live"
        onTell={(message) => setNow((before) => reduceHost(before, message))}
        onRun={async () => true}
      />
    );
  }
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={client}>
        <AnnouncerProvider>
          <Page />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  return sent;
}

const dialog = page.getByRole('dialog', { name: 'The board is public.' });
const answer = (name: string) => dialog.getByRole('button', { name }).click();
const points = page.getByRole('textbox', { name: 'Points', exact: true });
const reason = page.getByRole('textbox', { name: 'Reason' });
const give = () => page.getByRole('button', { name: 'Give', exact: true }).click();
const openScoring = () => page.getByRole('heading', { name: 'Scoring' }).click();
const inRound = (order: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Points per answer in round ${order}`) });

describe('a public board', () => {
  test('asks once before a bonus changes it', async () => {
    const sent = await open(published);
    await points.fill('2');
    await reason.fill('Sang it');
    await give();
    await answer('Leave it so');
    expect(sent).toEqual([]);
    await expect.element(points).toHaveValue('2');
    await give();
    await answer('Change it');
    await expect.poll(() => sent).toMatchObject([{ points: 2, round_order: null }]);
    await points.fill('-1');
    await reason.fill('Phones');
    await give();
    await expect.poll(() => sent).toMatchObject([{}, { points: -1 }]);
  });

  test('is not asked about where it does not change', async () => {
    const sent = await open(published);
    await page.getByRole('button', { name: 'Take back from Geese' }).click();
    await expect.poll(() => sent).toEqual([{ withdrawn: true }]);
    await openScoring();
    await inRound(2).fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.length).toBe(2);
  });

  test('asks before points change it, and what is not confirmed is as before', async () => {
    const sent = await open(published);
    await openScoring();
    await inRound(1).fill('3');
    await userEvent.keyboard('{Enter}');
    await answer('Leave it so');
    await expect.element(inRound(1)).toHaveValue('1');
    expect(sent).toEqual([]);
    await inRound(1).fill('3');
    await userEvent.keyboard('{Enter}');
    await answer('Change it');
    await expect.poll(() => sent).toHaveLength(1);
    await expect.element(inRound(1)).toHaveValue('3');
    expect(dialog.elements()).toEqual([]);
  });

  test('that there is none is not asked about', async () => {
    const sent = await open(game);
    await points.fill('2,0');
    await reason.fill('Sang it');
    await give();
    await expect.poll(() => sent).toMatchObject([{ points: 2 }]);
  });
});

test.each([
  ['', 'How many points?'],
  ['abc', 'That is not a number.'],
  ['1,5', 'Whole points only, please.'],
  ['0', '0 points change nothing.'],
  ['100000', 'At most 1000 at once.'],
])('a bonus of %j says at its field what is wrong with it', async (typed, said) => {
  const sent = await open(game);
  await points.fill(typed);
  await reason.fill('Sang it');
  await give();
  await expect.element(points).toHaveAccessibleDescription(said);
  await expect.element(reason).not.toHaveAttribute('aria-invalid');
  await expect.element(points).toHaveValue(typed);
  expect(sent).toEqual([]);
});

test('a bonus without a reason says so at the reason', async () => {
  await open(game);
  await points.fill('1');
  await give();
  await expect.element(reason).toHaveAccessibleDescription('A reason is missing: the team reads it.');
  await expect.element(points).not.toHaveAttribute('aria-invalid');
});

test.each(['abc', '-1', '1,5', '100000'])(
  'points of %j per answer are refused with a reason, and stay typed',
  async (typed) => {
    const sent = await open(game);
    await openScoring();
    await inRound(1).fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(inRound(1)).toHaveAccessibleDescription('A whole number from 0 to 100, please.');
    await expect.element(inRound(1)).toHaveValue(typed);
    expect(sent).toEqual([]);
    await inRound(1).fill('2');
    await expect.element(inRound(1)).not.toHaveAttribute('aria-invalid');
  },
);

test('a rule of doubling that cannot change says why', async () => {
  await open(game);
  await openScoring();
  const rules = page.getByRole('combobox', { name: 'Double or nothing' });
  await expect
    .element(rules.first())
    .toHaveAccessibleDescription('The round has begun: the rule that teams were told stands.');
  await expect.element(rules.last()).not.toHaveAttribute('aria-describedby');
});

test.each([320, 390])(
  'at %i px place, team and points stay in sight beside six rounds, and a name breaks between words',
  async (width) => {
    await page.viewport(width, 800);
    const [round] = game.rounds;
    const rounds = Array.from(
      { length: 6 },
      (_, n) => ({ ...round, round_id: `r${n}`, round_order: n + 1 }) as (typeof demo.rounds)[number],
    );
    const teams = [
      demoTeam('t1', 'The Bermondsey Owls', { submitted }),
      demoTeam('t2', 'Llanfairpwllgwyngyllgogerychwyrndrobwll', { submitted }),
    ];
    await open({ ...game, rounds, teams, adjustments: [] });
    const board = page.getByRole('region', { name: 'Now' }).element();
    const { left, right } = board.getBoundingClientRect();
    const inSight = (room: number) =>
      [...board.querySelectorAll('tr')].map((row) => {
        const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
        const [place, team, total] = [cells[0], cells[1], cells.at(-1)];
        if (!place || !team || !total) return false;
        // On the smallest phones the place scrolls with the rounds, so that these have room.
        const isPlaceIn = width < 360 || (place.left >= left - 1 && place.right <= team.left + 1);
        return isPlaceIn && team.left >= left - 1 && total.left - team.right >= room && total.right <= right + 1;
      });
    expect(board.scrollWidth).toBeGreaterThan(board.clientWidth);
    expect(inSight(width < 360 ? 0 : 48)).toEqual([true, true, true]);
    board.scrollLeft = board.scrollWidth;
    expect(inSight(48)).toEqual([true, true, true]);

    const text = page.getByText('The Bermondsey Owls').first().element().firstChild as Text;
    const range = document.createRange();
    range.setStart(text, 4);
    range.setEnd(text, 14);
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
);
