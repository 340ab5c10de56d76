import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import { screenOf } from './game.ts';
import { loaded, unloaded } from './loaded.ts';

test.each([
  ['loading', undefined],
  ['welcome', {}],
  ['welcome', { status: 'scheduled', game_started: true }],
  ['round', { round: demoRound() }],
  ['submitted', { round: demoRound({ submitted: true }) }],
  ['scoring', { game_started: true }],
  ['ended', { status: 'ended', round: demoRound() }],
  ['ended', { status: 'finalized' }],
] as const)('the screen is %s for %j', (screen, view) => {
  const game = unloaded('g1');
  expect(screenOf(view === undefined ? game : loaded(game, demoGame(view)))).toBe(screen);
});

test('the screen of a game that could not be loaded is failed', () => {
  expect(screenOf({ ...unloaded('g1'), phase: 'failed' })).toBe('failed');
});
