import type { HostTeam } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { newlySubmitted } from './newly-submitted.ts';

const inRound = (order: number, late = false) => ({ submitted: { [order]: submissionOf([], { late }) } });
const during = (teams: HostTeam[], round_index = 0) => {
  const game = demoHostGame({ teams });
  return { ...game, state: { ...game.state, round_index, round_open: true } };
};

test('lists each team that submitted between two states once', () => {
  const before = during([demoTeam('a', 'A', inRound(1)), demoTeam('b', 'B'), demoTeam('c', 'C')]);
  const now = during([
    demoTeam('a', 'A', inRound(1)),
    demoTeam('b', 'B', inRound(1)),
    demoTeam('c', 'C', inRound(1, true)),
  ]);
  expect(newlySubmitted(before, now)).toEqual(['B']);
  expect(newlySubmitted(now, now)).toEqual([]);
});

test('lists nothing for a new round and for the first state', () => {
  const before = during([demoTeam('a', 'A')]);
  expect(newlySubmitted(before, during([demoTeam('a', 'A', inRound(2))], 1))).toEqual([]);
  expect(newlySubmitted(demoHostGame(), demoHostGame())).toEqual([]);
});
