import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTeamName } from './names.ts';

test('RULE-04 a longer team name is truncated to 125, never inside a character', () => {
  expect([...cleanTeamName('x'.repeat(126))]).toHaveLength(125);
  expect(cleanTeamName(`${'x'.repeat(124)}🍺🍺`)).toBe(`${'x'.repeat(124)}🍺`);
});

test('LIMIT-02 any team name becomes well-formed, at most 125 characters, and cleaning it again changes nothing', () => {
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

test('a name cannot contain hidden or reordering characters', () => {
  expect(cleanTeamName(' Quiz\u202Emaster\u200B \u0000 ')).toBe('Quizmaster');
  expect(cleanTeamName('\u200B\u200E')).toBe('');
  expect(cleanTeamName('Quiz \u0000 \u200B\tOwls')).toBe('Quiz Owls');
});

test('an emoji stays whole, and invisible characters outside of one are removed', () => {
  const emoji = ['👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏴‍☠️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇳🇿', '❤️‍🔥', '👍🏿', '☕️'];
  for (const each of emoji) expect(cleanTeamName(`Owls ${each}${each}`)).toBe(`Owls ${each}${each}`);
  const unseen = [
    '\u200d',
    '\u00ad',
    '\u061c',
    '\u200c',
    '\ufe0f',
    '\u3164',
    '\u2060',
    '\u{e0041}',
    '\ufff9',
    '\u2800',
    '\u115f',
    '\u034f',
    '\uffa0',
  ];
  for (const each of unseen) expect(cleanTeamName(`${each}Quiz${each}master${each}`)).toBe('Quizmaster');
  for (const each of unseen) expect(cleanTeamName(each.repeat(3))).toBe('');
});

test('an accent is composed with its letter, even across an invisible character', () => {
  expect(cleanTeamName('Cafe\u200b\u0301')).toBe('Café');
  expect(cleanTeamName('\u1100\u200b\u1161')).toBe('가');
});

test('H64 marks are cut where they stand on no letter, and after the third on one; those of languages stay', () => {
  expect(cleanTeamName('\u0301\u0301')).toBe('');
  expect(cleanTeamName('Owls \u0338\u0338')).toBe('Owls');
  expect(cleanTeamName(`z${'\u0335'.repeat(40)}a`)).toBe('z\u0335\u0335\u0335a');
  for (const name of ['กี่ปี', 'Trần Nguyễn', 'हिन्दी', 'שָׁלוֹם', 'வணக்கம்'])
    expect(cleanTeamName(name)).toBe(name.normalize('NFC'));
});

test('a name cut within an emoji loses the joiner at its end', () => {
  expect(cleanTeamName(`${'x'.repeat(123)}👩‍🚀`)).toBe(`${'x'.repeat(123)}👩`);
});

/** Troublesome pieces: halves of characters, joiners, directions, stacked accents, letters that compose. */
const troublesome = fc.oneof(
  fc.constantFrom(
    '\ud83d',
    '\udd25',
    '\ud800\ud800',
    '👩‍🚀',
    '👨‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '\u200d',
    '\u200d\u200d',
    '\ufe0f',
    '🏽',
    '\u{e0067}',
    '\u{e007f}',
  ),
  fc.constantFrom(
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200f',
    '\u061c',
    'שלום',
    'مرحبا',
    '\u200b',
    '\u00ad',
    '\u0000',
    '\u0085',
  ),
  fc.constantFrom(
    '\u0301',
    '\u0323',
    '\u0338',
    '\u20e3',
    'e',
    'ẛ',
    '\u0344',
    '\u0958',
    '\ufb2c',
    '\u1100',
    '\u1161',
    '\u11a8',
    '1',
    '#',
  ),
  fc.constantFrom(' ', '\t', '\n', '\u2028', '\u3000', '\u00a0', 'Quiz', 'x'.repeat(60)),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

test('LIMIT-02 RULE-04 H64 a cleaned name is visible, composed, at most 125 long, and stays as it is when cleaned again', () => {
  fc.assert(
    fc.property(fc.array(troublesome, { maxLength: 60 }), (pieces) => {
      const name = cleanTeamName(pieces.join(''));
      expect(name.isWellFormed()).toBe(true);
      expect([...name].length).toBeLessThanOrEqual(125);
      expect(name.normalize('NFC')).toBe(name);
      expect(cleanTeamName(name)).toBe(name);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/ {2}|[^\S ]|\p{Cc}|\p{Bidi_Control}|\p{M}{4}/u);
      // A joiner stands between two pictographs, or nowhere.
      expect(name.replace(/(\p{ExtPict}|\ufe0f|\p{EMod})\u200d(?=\p{ExtPict})/gu, '')).not.toContain('\u200d');
    }),
    { numRuns: 3_000 },
  );
});
