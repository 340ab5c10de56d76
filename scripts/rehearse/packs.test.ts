import { readFileSync } from 'node:fs';
import { Pack } from '@snug/contract/shapes';
import { expect, test } from 'vitest';

test('the second pack is one, and has every rule of scoring', () => {
  const { rounds } = Pack.parse(JSON.parse(readFileSync(new URL('every-rule.json', import.meta.url), 'utf8')));
  const questions = rounds.flatMap((round) => round.questions);
  expect(new Set(rounds.map(({ double_rule = 'all' }) => double_rule))).toEqual(new Set(['all', 'mild', 'joker']));
  expect(rounds.filter(({ double_rule }) => double_rule === 'joker').length).toBeGreaterThan(1);
  expect(rounds.some(({ single_answer }) => single_answer)).toBe(true);
  expect(rounds.some(({ tiebreaker }) => tiebreaker)).toBe(true);
  expect(rounds.some(({ matches }) => matches.length > 0)).toBe(true);
  expect(questions.some(({ accepted, ordered }) => accepted.length > 1 && ordered)).toBe(true);
  expect(questions.some(({ accepted, ordered }) => accepted.length > 1 && !ordered)).toBe(true);
  expect(questions.some(({ points }) => points !== undefined && points > 1)).toBe(true);
});
