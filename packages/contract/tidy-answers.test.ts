import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAnswer, tidyAnswers } from './tidy-answers.ts';

test('ROUND-07 on submit every answer is lower-cased and duplicates within one question are blanked, the first kept', () => {
  expect(tidyAnswers([['Paris', ' PARIS ', 'Rome'], ['paris']], false)).toEqual([['paris', '', 'rome'], ['paris']]);
});

test("ROUND-08 in a single-answer round all but the last question's answers are blanked", () => {
  expect(tidyAnswers([['Elvis'], ['Elvis'], ['The King']], true)).toEqual([[''], [''], ['the king']]);
});

test('ROUND-07 folding any text twice equals folding it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => foldAnswer(foldAnswer(text)) === foldAnswer(text)),
    { numRuns: 2_000 },
  );
});
