import { expect, test } from 'vitest';
import { fitText, type Measure } from './fit-text.ts';

/** Every character is half as wide as it is high. */
const measure: Measure = (text, size) => (text.length * size) / 2;
const box = { width: 500, height: 300, sizes: [100, 50, 25] };

test('a short text has the first size, in one line', () => {
  expect(fitText('Owls', box, measure)).toEqual({ size: 100, lines: ['Owls'] });
});

test('a text is broken between words, and smaller where there are too many lines', () => {
  expect(fitText('The  Night Owls ', box, measure)).toEqual({ size: 100, lines: ['The Night', 'Owls'] });
  const three = fitText('Quizzly Bears of the Old Harbour', box, measure);
  expect(three).toEqual({ size: 50, lines: ['Quizzly Bears of the', 'Old Harbour'] });
});

test('a word that is too wide makes the text smaller before it is broken', () => {
  expect(fitText('Quizzlybears', box, measure)).toEqual({ size: 50, lines: ['Quizzlybears'] });
  const { size, lines } = fitText('x'.repeat(90), box, measure);
  expect([size, lines.map((line) => line.length)]).toEqual([25, [40, 40, 10]]);
});

test('what fits at no size is cut, and says so', () => {
  const { size, lines } = fitText('word '.repeat(100), { ...box, height: 60 }, measure);
  expect(size).toBe(25);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/word…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(500);
});

test('nothing that people see as one character is torn apart', () => {
  const family = '👨‍👩‍👧‍👦';
  const { lines } = fitText(family.repeat(12), { ...box, sizes: [25] }, measure);
  expect(lines.join('')).toBe(family.repeat(12));
  for (const line of lines) expect(line.length % family.length).toBe(0);
});

test('the longest name of a team fits on the picture', () => {
  const name =
    'Quizteama Aguilera and the Quizzard of Oz with the Les Quizerables of the Old Harbour Street and Friends of the Family '.slice(
      0,
      125,
    );
  const { lines } = fitText(name, { width: 780, height: 300, sizes: [104, 92, 80, 70, 60, 52, 44] }, measure);
  expect(lines.join(' ')).toBe(name.trim());
});
