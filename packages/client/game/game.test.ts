import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import type { Game, Screen } from './game.ts';
import { screenOf } from './game.ts';
import { loaded, unloaded } from './loaded.ts';

const states = {
  phase: ['loading', 'ready', 'failed'],
  view: ['yes', 'no'],
  status: ['live', 'scheduled', 'postponed', 'ended', 'finalized'],
  started: ['yes', 'no'],
  round: ['none', 'open', 'submitted'],
} as const;
type State = { [K in keyof typeof states]: (typeof states)[K][number] };

/** `*` is anything; every state of a game has exactly one row. */
// biome-ignore format: a table
const table: readonly (readonly [phase: string, view: string, status: string, started: string, round: string, screen: Screen])[] = [
  // phase      view  status                          started  round        the screen
  ['loading',   '*',  '*',                            '*',     '*',         'loading'],
  ['failed',    '*',  '*',                            '*',     '*',         'failed'],
  ['ready',     'no', '*',                            '*',     '*',         'loading'],
  ['ready',     'yes', 'ended finalized',             '*',     '*',         'ended'],
  ['ready',     'yes', 'live scheduled postponed',    '*',     'open',      'round'],
  ['ready',     'yes', 'live scheduled postponed',    '*',     'submitted', 'submitted'],
  ['ready',     'yes', 'live',                        'yes',   'none',      'scoring'],
  ['ready',     'yes', 'live',                        'no',    'none',      'welcome'],
  // A game that is not live shows the welcome screen (OPEN-52).
  ['ready',     'yes', 'scheduled postponed',         '*',     'none',      'welcome'],
];

function everyState(): State[] {
  return Object.entries(states).reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((state) => values.map((value) => ({ ...state, [name]: value }))),
    [{}],
  ) as State[];
}

function gameIn({ phase, view, status, started, round }: State): Game {
  const now = round === 'none' ? null : demoRound({ submitted: round === 'submitted' });
  const game = loaded(unloaded('g1'), demoGame({ status, game_started: started === 'yes', round: now }));
  const { view: there, ...rest } = game;
  return { ...rest, phase, ...(view === 'yes' ? { view: there } : {}) } as Game;
}

test('STATE-06 OPEN-52 every state of a game has one screen, and every screen a state', () => {
  const seen = new Set<Screen>();
  for (const state of everyState()) {
    const rows = table.filter((row) =>
      Object.values(state).every((value, place) => row[place] === '*' || row[place]?.split(' ').includes(value)),
    );
    expect(rows, JSON.stringify(state)).toHaveLength(1);
    const screen = screenOf(gameIn(state));
    expect(screen, JSON.stringify(state)).toBe(rows[0]?.at(-1));
    seen.add(screen);
  }
  expect([...seen].sort()).toEqual(['ended', 'failed', 'loading', 'round', 'scoring', 'submitted', 'welcome']);
});
