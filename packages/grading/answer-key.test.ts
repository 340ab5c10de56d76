import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerKey } from './answer-key.ts';

const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom('Nepal', 'china ', 'The China', '5 km', '')), {
  maxLength: 5,
});

test('answers in another order have one key, where the order does not count', () => {
  const shuffled = texts.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, ([given, other]) => {
      expect(answerKey(other, { ordered: false })).toBe(answerKey(given, { ordered: false }));
    }),
  );
  expect(answerKey(['Nepal', 'The China'], { ordered: false })).toBe('china\nnepal');
});

test('blanks are left out, except before a text where the order counts', () => {
  expect(answerKey(['', 'Nepal', '  '], { ordered: false })).toBe('nepal');
  expect(answerKey(['', 'Nepal', '  '], { ordered: true })).toBe('\nnepal');
  expect(answerKey(['Nepal', ''], { ordered: true })).toBe('nepal');
  expect(answerKey(['', ' '], { ordered: true })).toBe('');
});

test('where the order counts, another order is another answer', () => {
  const ordered = { ordered: true };
  expect(answerKey(['1914', '1918'], ordered)).not.toBe(answerKey(['1918', '1914'], ordered));
});

test('one text is not equal to two', () => {
  expect(answerKey(['China Nepal'], { ordered: false })).not.toBe(answerKey(['China', 'Nepal'], { ordered: false }));
});
