import type { ListedGame } from '@snug/contract';
import { expect, test } from 'vitest';
import { gameListsOf } from './game-lists.ts';

const at = (day: number, hour: number) => new Date(2026, 0, day, hour).toISOString();

function game(title: string, set: Partial<ListedGame>): ListedGame {
  const head = { gameid: title, code: '204816', kind: 'Pub Quiz', title, venue: 'The Crown', date: at(6, 20) } as const;
  return { ...head, status: 'live', begun: false, ...set };
}

test('games stand where a quizmaster looks for them: tonight, the next first, the last one that is over, and cancelled', () => {
  const games = [
    game('in two weeks', { date: at(20, 20) }),
    game('next week', { date: at(13, 20) }),
    game('tomorrow, early', { date: at(7, 0) }),
    game('tonight', { date: at(6, 23) }),
    game('begun last night', { date: at(5, 20), begun: true }),
    game('begun early', { date: at(9, 20), begun: true }),
    game('last month', { date: '2025-12-06T20:00:00Z', status: 'finalized', begun: true }),
    game('last week', { date: '2025-12-30T20:00:00Z', status: 'ended', begun: true }),
    game('off', { date: at(27, 20), status: 'cancelled' }),
  ];
  const lists = gameListsOf(games, new Date(2026, 0, 6, 18));
  const titles = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, list.map(({ title }: ListedGame) => title)]),
  );
  expect(titles).toEqual({
    tonight: ['begun early', 'tonight', 'begun last night'],
    ahead: ['tomorrow, early', 'next week', 'in two weeks'],
    over: ['last week', 'last month'],
    cancelled: ['off'],
  });
});
