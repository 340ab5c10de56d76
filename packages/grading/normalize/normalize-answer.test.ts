import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeAnswer } from './normalize-answer.ts';

const equal: readonly (readonly string[])[] = [
  ['The Who', 'who', 'THE WHO!'],
  ['Beyoncé', 'beyonce'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['Simon & Garfunkel', 'simon and garfunkel', 'Simon + Garfunkel'],
  ["Guns N' Roses", 'guns and roses'],
  ['two thousand and one', '2001', '2,001', '2 001', 'two thousand one'],
  ['nineteen eighty-four', '1984'],
  ['nineteen hundred', '1900'],
  ['twenty-one', '21', 'twenty one'],
  ['twenty-first', '21st'],
  ['a hundred', '100', 'one hundred'],
  ['1,5', '1.5', '1.50', '1½', 'one and a half'],
  ['24', 'two dozen', '2 dozen'],
  ['25 August 1944', '25/08/1944', '25.8.1944', '8/25/1944'],
  ['Symphony No. 5', 'symphony number five'],
  ['Ke$ha', 'kesha'],
  ['P!nk', 'pink'],
  ['Pvt. Ryan', 'private ryan'],
  ['.5', '0.5', '½'],
  ['1,000', '1000', '1 000', 'a thousand', 'one thousand'],
  ['1.234,56', '1,234.56'],
  ['225 million', '225,000,000'],
  ['5 km', '5km', '5 kilometres', 'five kilometers'],
  ['$16,800.00', '16800 dollars', 'US$ 16 800'],
  ['50 %', '50 percent', 'fifty per cent'],
  ['100°C', '100 degrees Celsius'],
  ['J.S. Bach', 'J. S. Bach', 'JS Bach', 'j s bach'],
  ['Henry VIII', 'henry the eighth', 'Henry 8'],
  ['World War II', 'world war two', 'WWII', 'ww2'],
  ['10 May 1944', 'May 10th, 1944', 'the 10th of May 1944'],
  ["1850's", '1850s', 'eighteen fifties'],
  ['Chirps', 'chirp'],
  ['cherries', 'cherry'],
  ['A: Paris', 'Paris', 'paris??', 'Paris 🎉', 'I think it’s Paris'],
  ['Beatles, The', 'the beatles'],
  ['3–1', '3 - 1', '3-1'],
  ['St. Helena', 'saint helena'],
  ['٤٢', '42'],
  ['Ｐａｒｉｓ', 'paris'],
];

test.each(equal)('%s and its other ways are equal', (...texts) => {
  const forms = texts.map(normalizeAnswer);
  expect(new Set(forms).size).toBe(1);
});

const different: readonly (readonly [string, string])[] = [
  ['Mars', 'Mar'],
  ['James', 'Jame'],
  ['bus', 'bu'],
  ['Paris', 'Pari'],
  ['Alien', 'Aliens'],
  ['Adam', 'Adams'],
  ['Jaws', 'Jaw'],
  ['5/8/1944', '8/5/1944'],
  ['1.5', '15'],
  ['1.000', '1000'],
  ['Apollo 11', 'Apollo 13'],
  ['C++', 'C'],
  ['C#', 'C'],
  ['F#', 'F'],
  ['5', '-5'],
  ['temperature of -5', 'temperature of 5'],
  ['10³', '103'],
  ['5½', '51/2'],
  ['1st', '1'],
  ['1850s', '1850'],
  ['$5', '£5'],
  ['$5', '5'],
  ['5 km', '5 miles'],
  ['50%', '50'],
  ['3-1', '1-3'],
  ['3-1', '31'],
  ['9/11', '911'],
  ['10:30', '1030'],
  ['007', '7'],
  ['one and two', '3'],
  ['Henry VIII', 'Henry VII'],
  ['A minor', 'minor'],
  ['It’s My Life', 'My Life'],
  ['Die Another Day', 'Another Day'],
  ['東京', '京都'],
  ['が', 'か'],
  ['🇫🇷', '🇩🇪'],
  ['???', '!!!'],
];

test.each(different)('%s and %s stay different', (one, other) => {
  expect(normalizeAnswer(one)).not.toBe(normalizeAnswer(other));
});

test.each(['A', 'IT', 'The', 'The The', '東京', 'Москва', 'القاهرة', 'ก', '🎉', '???', '∞', 'π', '½', '-', 'an'])(
  '%s never becomes empty',
  (text) => {
    expect(normalizeAnswer(text)).not.toBe('');
  },
);

/** Words that each rule is about, in any mixture. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'the a an and & + of it’s i think a: ii viii xiv henry war one two twenty hundred thousand million dozen first second'.split(
      ' ',
    ),
    ...'nineteen eighties $ £ % ° km minutes seconds may 10th 1st march . , - – / : 5 1,000 1.5 ½ ² J. S. st mt dr s’ n'.split(
      ' ',
    ),
    ...'Aliens mice cherries boxes 東京 C++ C# é ß 🎉 🇫🇷 \u0301 \u200d ( ) " ?'.split(' '),
  ),
  fc.integer({ min: -5, max: 3000 }).map(String),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
);

test('a normal form is its own normal form', () => {
  fc.assert(
    fc.property(text, (given) => {
      const form = normalizeAnswer(given);
      expect(normalizeAnswer(form)).toBe(form);
    }),
    { numRuns: 2_000 },
  );
});

test('a text with something in it is never empty, and has no spaces at its ends or doubled', () => {
  fc.assert(
    fc.property(text, (given) => {
      const form = normalizeAnswer(given);
      expect(form === '').toBe(given.trim() === '');
      expect(form).toBe(form.trim());
    }),
  );
});

test('answers with different numbers are never equal', () => {
  const frame = fc.constantFrom(
    (n: number) => `${n}`,
    (n: number) => `Apollo ${n}`,
    (n: number) => `${n} km`,
    (n: number) => `$${n}`,
    (n: number) => `-${n}`,
    (n: number) => `${n}s`,
    (n: number) => `the ${n}th`,
    (n: number) => `${n.toLocaleString('en')} metres`,
    (n: number) => `1-${n}`,
    (n: number) => `U${n}`,
    (n: number) => `${n} May 1944`,
  );
  const number = fc.oneof(fc.nat(40), fc.nat(3_000), fc.nat(5_000_000));
  fc.assert(
    fc.property(frame, number, number, (write, one, other) => {
      fc.pre(one !== other);
      expect(normalizeAnswer(write(one))).not.toBe(normalizeAnswer(write(other)));
    }),
    { numRuns: 2_000 },
  );
});
