import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTeamName } from './names.ts';

test('RULE-04 a longer team name is truncated to 125, never inside a character', () => {
  expect([...cleanTeamName('x'.repeat(126))]).toHaveLength(125);
  expect(cleanTeamName(`${'x'.repeat(124)}🍺🍺`)).toBe(`${'x'.repeat(124)}🍺`);
});

test('LIMIT-02 whatever is typed, a team name is well-formed, at most 125 characters, and clean twice is clean once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const name = cleanTeamName(text);
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(125);
      expect(cleanTeamName(name)).toBe(name);
    }),
    { numRuns: 2_000 },
  );
});

test('a name cannot hide or reorder itself', () => {
  expect(cleanTeamName(' Quiz\u202Emaster\u200B \u0000 ')).toBe('Quizmaster');
  expect(cleanTeamName('\u200B\u200E')).toBe('');
  expect(cleanTeamName('Quiz \u0000 \u200B\tOwls')).toBe('Quiz Owls');
});
