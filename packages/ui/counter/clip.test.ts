import { expect, test } from 'vitest';
import { clip, countOf, fit } from './clip.ts';

const family = '👨‍👩‍👧‍👦';
const wave = '👋🏽';
const flag = '🇳🇵';

test.each([
  ['', 0],
  ['Owls', 4],
  ['🦉', 1],
  ['e\u0301', 2],
  [flag, 2],
  [wave, 2],
  [family, 7],
  ['\ud83e', 1],
])('LIMIT-02 %j has this many code points: %d', (text, count) => {
  expect(countOf(text)).toBe(count);
});

test.each([
  ['short enough', 'Owls', 125, 'Owls'],
  ['exactly as long', 'x'.repeat(125), 125, 'x'.repeat(125)],
  ['one too long', 'x'.repeat(126), 125, 'x'.repeat(125)],
  ['125 owls, twice as many in UTF-16', '🦉'.repeat(126), 125, '🦉'.repeat(125)],
  ['an emoji at the edge', 'Owls 🦉🦉', 6, 'Owls 🦉'],
  ['a hand whose skin would be cut off', `ab${wave}`, 3, 'ab'],
  ['half a flag', `ab${flag}${flag}`, 5, `ab${flag}`],
  ['a part of a family', `ab${family}`, 5, 'ab'],
  ['a whole family', `ab${family}c`, 9, `ab${family}`],
  ['a keycap', 'ab1️⃣', 4, 'ab'],
  ['nothing fits', family, 3, ''],
  ['a letter and its accent: the letter stays', 'cafe\u0301', 4, 'cafe'],
  ['room for nothing', 'Owls', 0, ''],
])('RULE-04 clip: %s', (_, text, most, kept) => {
  expect(clip(text, most)).toBe(kept);
});

test.each(['ab\ud83e', '\udd89ab', 'a\ud83eb', '\ud83e\ud83e\udd89', `${'\ud83e'.repeat(4)}ab`])(
  'RULE-04 clip removes lone surrogates, wherever they are (%#)',
  (text) => {
    for (const most of [1, 2, 3, 99]) {
      expect(clip(text, most).isWellFormed()).toBe(true);
      expect(countOf(clip(text, most))).toBeLessThanOrEqual(most);
    }
  },
);

test('RULE-04 clipping a clipped text changes nothing', () => {
  const text = `Owls 🦉 of ${flag} and the ${family}s, ${wave}`;
  for (let most = 0; most <= countOf(text); most++) {
    const kept = clip(text, most);
    expect(text.startsWith(kept)).toBe(true);
    expect(clip(kept, most)).toBe(kept);
    expect(countOf(kept)).toBeLessThanOrEqual(most);
  }
});

test('RULE-04 without Intl.Segmenter the text is still cut by code points', () => {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(clip('Owls 🦉🦉', 6)).toBe('Owls 🦉');
    expect(clip(`ab${wave}`, 3)).toBe('ab👋');
  } finally {
    if (segmenter) Object.defineProperty(Intl, 'Segmenter', segmenter);
  }
});

// What was just inserted ends at the caret.
test.each([
  ['typed at the end', 'Owlsx', 5, 4, { text: 'Owls', caret: 4 }],
  ['typed in the middle: the end stays', 'Owxls', 3, 4, { text: 'Owls', caret: 2 }],
  ['pasted at the beginning: as much as there is room for', 'The Owls', 4, 6, { text: 'ThOwls', caret: 2 }],
  ['an emoji with no room before the end', '🦉Owls', 2, 4, { text: 'Owls', caret: 0 }],
  ['far too long before: clipped at its end', 'Owls of the night', 2, 4, { text: 'Owls', caret: 0 }],
])('RULE-04 fit: %s', (_, text, caret, most, fitted) => {
  expect(fit(text, caret, most)).toEqual(fitted);
});
