import type { Question } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoQuestion } from '../fake/demo-game.ts';
import { mergeAsked } from './merge-asked.ts';

const ids = (questions: readonly Question[]): string[] => questions.map(({ question_id }) => question_id);
const question = (question_id: string, num_answers = 1): Question => demoQuestion({ question_id, num_answers });

test('ROUND-01 newly asked questions are in the order asked, also between known ones', () => {
  const known = [demoQuestion({ question_id: 'a' }), demoQuestion({ question_id: 'c' })];
  const merged = mergeAsked(
    { asked: known, single_answer: false },
    ['a', 'b', 'c'].map((id) => question(id)),
  );
  expect(ids(merged)).toEqual(['a', 'b', 'c']);
});

test('ROUND-02 duplicates by question_id are removed, and my team’s answers to a question survive', () => {
  const suggestions = [{ player_code: 'p', player_name: 'Ben', suggestion: 'x' }];
  const known = [demoQuestion({ question_id: 'a', answers: ['typed'], suggestions })];
  const merged = mergeAsked(
    { asked: known, single_answer: false },
    ['a', 'b', 'a'].map((id) => question(id)),
  );
  expect(ids(merged)).toEqual(['a', 'b']);
  expect(merged[0]).toMatchObject({ answers: ['typed'], suggestions });
});

test('ROUND-02 an unchanged question is the same object; a changed one is another', () => {
  const known = mergeAsked({ asked: [], single_answer: false }, [question('a'), question('b')]);
  const asked = [question('a'), { ...question('b'), image_alt: 'A red disc' }, question('c')];
  const merged = mergeAsked({ asked: known, single_answer: false }, asked);
  expect(merged[0]).toBe(known[0]);
  expect(merged[1]).toEqual({ ...known[1], image_alt: 'A red disc' });
});

test('ROUND-03 OPEN-37 extra trailing questions are trimmed', () => {
  const known = ['a', 'b', 'c'].map((question_id) => demoQuestion({ question_id }));
  expect(ids(mergeAsked({ asked: known, single_answer: false }, [question('a')]))).toEqual(['a']);
});

test('ROUND-04 in a single-answer round a new question inherits the answers of the previous one', () => {
  const known = [demoQuestion({ question_id: 'a', answers: ['jupiter'] })];
  const asked = [question('a'), question('b'), question('c', 2)];
  const merged = mergeAsked({ asked: known, single_answer: true }, asked);
  expect(merged.map(({ answers }) => answers)).toEqual([['jupiter'], ['jupiter'], ['jupiter', '']]);
  const plain = mergeAsked({ asked: known, single_answer: false }, asked);
  expect(plain.map(({ answers }) => answers)).toEqual([['jupiter'], [''], ['', '']]);
});

test('ROUND-01 ROUND-02 ROUND-03 whatever was known, the list is the server’s, without repeats, with every answer kept', () => {
  const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const anyAsked = fc.array(fc.record({ id: anyId, num_answers: fc.integer({ min: 1, max: 3 }) }), { maxLength: 8 });
  const anyKnown = fc.uniqueArray(fc.tuple(anyId, fc.string()), { selector: ([id]) => id, maxLength: 5 });
  fc.assert(
    fc.property(anyKnown, anyAsked, fc.boolean(), (known, asked, single_answer) => {
      const round = {
        asked: known.map(([question_id, text]) => demoQuestion({ question_id, answers: [text] })),
        single_answer,
      };
      const list = asked.map(({ id, num_answers }) => question(id, num_answers));
      const merged = mergeAsked(round, list);
      expect(ids(merged)).toEqual([...new Set(ids(list))]);
      for (const { question_id, answers, num_answers } of merged) {
        expect(answers).toHaveLength(num_answers);
        const mine = known.find(([id]) => id === question_id);
        if (mine) expect(answers[0]).toBe(mine[1]);
      }
      // The same list again changes nothing.
      expect(mergeAsked({ asked: merged, single_answer }, list)).toEqual(merged);
    }),
    { numRuns: 2_000 },
  );
});
