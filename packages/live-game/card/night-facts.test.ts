import { demoBoard, demoRoundResult, demoRows } from '@snug/client/fake';
import { expect, test } from 'vitest';
import { nightFacts } from './night-facts.ts';

const night = { title: 'Tuesday Pub Quiz', venue: 'The Snug', date: '2026-11-24T19:00:00Z', private_event: false };
const board = demoBoard({ final: true });
const round = (title: string, points: number, of: number) => demoRoundResult({ title, points, of });

test('says where the team came, with what, and where and when it was', () => {
  expect(nightFacts(night, board, 't-owls', [])).toEqual({
    team: 'The Night Owls',
    place: 2,
    isShared: true,
    teams: 5,
    points: 31.5,
    best: undefined,
    date: new Date('2026-11-24T19:00:00Z'),
    at: { venue: 'The Snug', title: 'Tuesday Pub Quiz' },
  });
});

test('nothing without a team, or while the board does not show it', () => {
  expect(nightFacts(night, board, undefined, [])).toBeUndefined();
  expect(nightFacts(night, demoBoard({ rows: demoRows().slice(3) }), 't-owls', [])).toBeUndefined();
});

test('a private event is nobody else’s business', () => {
  expect(nightFacts({ ...night, private_event: true }, board, 't-owls', [])?.at).toBeUndefined();
});

test('the best round has the largest share of its points, of equals the most; a lost one is none', () => {
  const best = (...rounds: Parameters<typeof nightFacts>[3]) => nightFacts(night, board, 't-owls', rounds)?.best?.title;
  expect(best(round('A', 5, 10), round('B', 4, 5), round('C', 6, 10))).toBe('B');
  expect(best(round('A', 5, 10), round('B', 10, 20))).toBe('B');
  expect(best(round('A', 0, 10), round('Tie-break', 0, 0))).toBeUndefined();
});
