import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedGroup } from './rating-groups.ts';

const rating = (stars: number, tags: string[] = [], notes = '') => ({ stars, tags, notes });

test('CALL-39 four ratings are told to nobody, and the fifth closes a group of the oldest five', () => {
  const four = [rating(5, ['Funny'], 'Zing'), rating(5, ['Funny', 'Other'], ''), rating(1, ['Other'], 'Ah'), rating(3)];
  expect(closedGroup(four)).toBeUndefined();
  const group = closedGroup([...four, rating(4, ['Friendly'], 'Mild'), rating(2, ['Rude'], 'Not yet')]);
  expect(group?.members).toHaveLength(5);
  expect(group?.told).toEqual({
    stars: [1, 0, 1, 1, 2],
    tags: [
      { tag: 'Funny', count: 2 },
      { tag: 'Other', count: 2 },
      { tag: 'Friendly', count: 1 },
    ],
    notes: ['Ah', 'Mild', 'Zing'],
  });
});

test('CALL-39 a group is the same in whichever order its ratings came', () => {
  const anyRating = fc.record({
    stars: fc.integer({ min: 1, max: 5 }),
    tags: fc.uniqueArray(fc.constantFrom('Funny', 'Friendly', 'Rude', 'Other')),
    notes: fc.constantFrom('', 'A', 'B', 'C'),
  });
  fc.assert(
    fc.property(
      fc
        .array(anyRating, { minLength: 5, maxLength: 5 })
        .chain((five) => fc.tuple(fc.constant(five), fc.shuffledSubarray(five, { minLength: 5, maxLength: 5 }))),
      ([five, shuffled]) => {
        expect(closedGroup(shuffled)?.told).toEqual(closedGroup(five)?.told);
      },
    ),
  );
});
