import type { HostState } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { type Choice, shownOf } from './selection.ts';

const shown = (state: Partial<HostState>, choice: Choice = {}) => {
  const game = demoHostGame();
  const found = shownOf({ ...game, state: { ...game.state, ...state } }, choice);
  const question = found.kind === 'question' ? ` ${found.question.question_id}` : '';
  return `${found.kind} ${found.round?.round_id ?? '-'}${question}`;
};
const during = { game_started: true, round_index: 1, round_open: true };

test.each<[string, Partial<HostState>, Choice, string]>([
  ['before the first round: the lobby', {}, {}, 'lobby r1'],
  ['a round just begun: its first question', during, {}, 'question r2 r2q1'],
  ['during a round: the last asked question', { ...during, asked: ['r2q1', 'r2q2'] }, {}, 'question r2 r2q2'],
  ['between rounds: the one that ended', { ...during, round_open: false }, {}, 'round r2'],
  ['ended: the overview of the game', { ...during, status: 'ended' }, {}, 'ended r2'],
  ['ended before it began', { status: 'ended' }, {}, 'ended -'],
  [
    'a chosen question stays while others are asked',
    { ...during, asked: ['r2q1'] },
    { round_id: 'r1', question_id: 'r1q3' },
    'question r1 r1q3',
  ],
  ['a chosen round', during, { round_id: 'r1' }, 'round r1'],
  ['a choice that no longer exists follows the game', during, { round_id: 'r9', question_id: 'x' }, 'question r2 r2q1'],
])('shownOf: %s', (_, state, choice, expected) => {
  expect(shown(state, choice)).toBe(expected);
});
