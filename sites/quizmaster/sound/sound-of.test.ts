import type { HostGame } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

const demo = demoHostGame();
const first = demo.rounds[0];
const asked = first?.questions.map(({ question_id }) => question_id) ?? [];
const rounds = demo.rounds.map((round, nth) => (nth === 0 ? { ...round, asked } : round));
const played = { game_started: true, round_index: 0, round_open: true, submissions_open: true, asked };

const game = (state: Partial<HostGame['state']> = {}, more: Partial<HostGame> = {}): HostGame => {
  return { ...demo, rounds, ...more, state: { ...demo.state, ...played, ...state } };
};
const countdown = { ends_at: 100, now: 10 };
const closed = { submissions_open: false };
const withIn = (count: number) => {
  const submission = { doubled: false, answers: [], at: 1 };
  const teams = demo.teams.map((team, nth) => ({ ...team, submitted: nth < count ? { 1: submission } : {} }));
  return { teams: teams as unknown as HostGame['teams'] };
};
const last = demo.rounds.filter(({ tiebreaker }) => !tiebreaker).at(-1)?.round_order ?? 0;

test.each([
  ['nothing happens', game(), game(), undefined],
  ['last orders', game(), game({ countdown }), 'bell'],
  [
    'a countdown goes on, or is prolonged',
    game({ countdown }),
    game({ countdown: { ends_at: 200, now: 20 } }),
    undefined,
  ],
  ['a countdown is taken back', game({ countdown }), game(), undefined],
  ['pens down', game({ countdown }), game(closed), 'pens-down'],
  ['a round is opened again', game(closed), game(), undefined],
  [
    'an answer is told',
    game(closed),
    game({ ...closed, revealed: [1], telling: { round_order: 1, count: 1 } }),
    'chalk',
  ],
  ['the next one is', tellingNow(1), tellingNow(2), 'chalk'],
  ['the rest is told at once', tellingNow(2), game({ ...closed, revealed: [1] }), 'chalk'],
  ['the last of a round was told before', tellingNow(asked.length), game({ ...closed, revealed: [1] }), undefined],
  ['a team is in', game({}, withIn(0)), game({}, withIn(1)), 'slip'],
  ['several are in at the close', game({}, withIn(1)), game(closed, withIn(3)), 'pens-down'],
  ['a board of the first round is published', game(closed), game({ ...closed, board_through: 1 }), undefined],
  ['the last team of the whole board is unveiled', board(1), board(undefined), 'brass'],
  ['a team before the last is', board(1), board(2), undefined],
  ['the winners stay', board(undefined), game({ ...closed, board_through: last, status: 'finalized' }), undefined],
  ['another game is shown', game(), { ...game({ countdown }), gameid: 'other' }, undefined],
  ['the game was loaded from another epoch', game(), { ...game({ countdown }), epoch: 'other' }, undefined],
])('%s', (_, before, now, sound) => {
  expect(soundOf(before, now)).toBe(sound);
});

function tellingNow(count: number): HostGame {
  return game({ ...closed, revealed: [1], telling: { round_order: 1, count } });
}

function board(unveiled: number | undefined): HostGame {
  return game({ ...closed, board_through: last, ...(unveiled !== undefined && { unveiled }) });
}
