import type { HostTeam } from '@snug/contract';
import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';
import { demoHostGame, demoTeam, submissionOf } from './demo-host-game.ts';

const inRound = (order: number, late = false) => ({ submitted: { [order]: submissionOf([], { late }) } });
const during = (teams: HostTeam[], round_index = 0) => {
  const game = demoHostGame({ teams });
  return { ...game, state: { ...game.state, round_index, round_open: true } };
};

test('arrivals: who came in since the last look, each once', () => {
  const before = during([demoTeam('a', 'A', inRound(1)), demoTeam('b', 'B'), demoTeam('c', 'C')]);
  const now = during([
    demoTeam('a', 'A', inRound(1)),
    demoTeam('b', 'B', inRound(1)),
    demoTeam('c', 'C', inRound(1, true)),
  ]);
  expect(arrivals(before, now)).toEqual(['B']);
  expect(arrivals(now, now)).toEqual([]);
});

test('arrivals: a new round and a first look are no news', () => {
  const before = during([demoTeam('a', 'A')]);
  expect(arrivals(before, during([demoTeam('a', 'A', inRound(2))], 1))).toEqual([]);
  expect(arrivals(demoHostGame(), demoHostGame())).toEqual([]);
});
