import { memoryStorage } from '@snug/client';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { forgetPaper, keepPaper, keptPaper } from './paper-kept.ts';
import { paperDraft } from './paper-round.ts';

const [round] = demoHostGame().rounds.map((each) => ({ ...each, asked: ['r1q1', 'r1q2'] }));
if (!round) throw new Error('The demo has no round.');
const team = demoTeam('t1', 'Paper Tigers', { paper: true });
const place = { gameId: 'g1', round, team };
const typed = { answers: { r1q1: ['Oslo'], r1q2: ['China', ''] }, doubled: true, clue: 2 };

test('what was typed is there again, for this game, round and team alone', () => {
  const store = memoryStorage().local;
  keepPaper(place, typed, store);
  expect(keptPaper(place, store)).toEqual(typed);
  expect(keptPaper({ ...place, gameId: 'g2' }, store)).toBeUndefined();
  expect(keptPaper({ ...place, round: { ...round, round_order: 2 } }, store)).toBeUndefined();
  expect(keptPaper({ ...place, team: demoTeam('t2', 'Foxes') }, store)).toBeUndefined();
});

test('what was handed in is kept no longer; what was typed since is', () => {
  const store = memoryStorage().local;
  keepPaper(place, { ...typed, doubled: false }, store);
  forgetPaper(place, typed, store);
  expect(keptPaper(place, store)).toEqual({ ...typed, doubled: false });
  keepPaper(place, typed, store);
  forgetPaper(place, typed, store);
  expect(keptPaper(place, store)).toBeUndefined();
});

test('a question that is asked meanwhile has an empty field', () => {
  const store = memoryStorage().local;
  keepPaper(place, typed, store);
  const grown = { ...place, round: { ...round, asked: ['r1q1', 'r1q2', 'r1q3'] } };
  expect(keptPaper(grown, store)?.answers).toEqual({ ...typed.answers, r1q3: [''] });
});

test('what the server has is kept no longer, though it folds what it is sent', () => {
  const store = memoryStorage().local;
  keepPaper(place, typed, store);
  const submitted = { 1: submissionOf([['oslo'], ['china', '']], { doubled: true }) };
  expect(keptPaper({ ...place, team: { ...team, submitted } }, store)).toBeUndefined();
  expect(store.keys('')).toEqual([]);
  // Typed and deleted again.
  keepPaper(place, typed, store);
  keepPaper(place, paperDraft(team, round), store);
  expect(store.keys('')).toEqual([]);
});

test.each([
  '',
  'null',
  '7',
  '[]',
  '{"answers":null}',
  '{"answers":{"r1q1":"Oslo","r1q2":[4]},"doubled":"yes","clue":"x"}',
])('damaged, it counts as none: %s', (text) => {
  const store = memoryStorage().local;
  keepPaper(place, typed, store);
  for (const key of store.keys('')) store.set(key, text);
  expect(keptPaper(place, store)).toBeUndefined();
});
