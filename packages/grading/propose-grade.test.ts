import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GradedQuestion } from './proposal.ts';
import { proposeGrade } from './propose-grade.ts';

/** A question of which each wanted answer has one accepted text. */
function asking(...accepted: readonly string[]): GradedQuestion {
  return { accepted: accepted.map((text) => [text]), matches: [], ordered: false };
}

test('an answer that is equal needs nobody', () => {
  expect(proposeGrade(['the danube!'], asking('Danube'))).toEqual({
    marks: ['full'],
    texts: ['the danube!'],
    sure: true,
    reasons: [{ kind: 'equal', accepted: 'Danube' }],
  });
});

test('a blank answer needs nobody, and has no marks', () => {
  const blank = { marks: [], texts: [], sure: true, reasons: [{ kind: 'blank' }] };
  expect(proposeGrade(['', '  '], asking('Paris', 'Rome'))).toEqual(blank);
  expect(proposeGrade([], asking('Paris'))).toEqual(blank);
});

test.each([
  ['Istambul', 'Istanbul', 'full', [{ kind: 'misspelt', accepted: 'Istanbul' }]],
  ['kopenhagen', 'Copenhagen', 'full', [{ kind: 'misspelt', accepted: 'Copenhagen' }]],
  ['michaelangelo', 'Michelangelo', 'full', [{ kind: 'misspelt', accepted: 'Michelangelo' }]],
  ['leonard skynard', 'Lynyrd Skynyrd', 'full', [{ kind: 'sounds-like', accepted: 'Lynyrd Skynyrd' }]],
  ['bach', 'Johann Sebastian Bach', 'full', [{ kind: 'matches', text: 'bach' }]],
  ['johann', 'Johann Sebastian Bach', 'none', [{ kind: 'not-accepted', text: 'johann' }]],
  ['cocacola', 'Coca-Cola', 'full', [{ kind: 'like', percent: 89, accepted: 'Coca-Cola' }]],
  ['apollo 13', 'Apollo 11', 'none', [{ kind: 'number-differs', accepted: 'Apollo 11' }]],
  ['=1+1', 'Dead Sea', 'none', [{ kind: 'not-accepted', text: '=1+1' }]],
  ['opera house', 'Opera House, Sydney', 'full', [{ kind: 'matches', text: 'opera house' }]],
  ['camberra', 'Canberra', 'full', [{ kind: 'misspelt', accepted: 'Canberra' }]],
  ['1860s', '1850s', 'none', [{ kind: 'number-differs', accepted: '1850s' }]],
  ['iran', 'Iraq', 'none', [{ kind: 'not-accepted', text: 'iran' }]],
  ['idk', 'Paris', 'none', [{ kind: 'dont-know' }]],
  ['paris or london', 'Paris', 'none', [{ kind: 'two-answers' }, { kind: 'matches', text: 'paris' }]],
  ['nepal', 'China and Nepal', 'half', [{ kind: 'matches', text: 'nepal' }]],
  [
    'nepal, tibet',
    'China and Nepal',
    'half',
    [
      { kind: 'matches', text: 'nepal' },
      { kind: 'not-accepted', text: 'tibet' },
    ],
  ],
] as const)('%s for %s is proposed %s, and waits for a person', (given, accepted, mark, reasons) => {
  expect(proposeGrade([given], asking(accepted))).toEqual({ marks: [mark], texts: [given], sure: false, reasons });
});

test.each([
  ['16,000', '$16,800.00'],
  ['1968/1969', '1969'],
  ['3 or 4', '3'],
  ['28 weeks later', '28 Days Later'],
  ['5 miles', '5 km'],
  ['henry vii', 'Henry VIII'],
  ['0-3', '3-0'],
  ['rocky', 'Rocky II'],
  ['15 july 1789', '14 July 1789'],
  ['july 1789', '14 July 1789'],
  ['one hundred and eight', '180'],
] as const)('%s earns nothing where %s is the number', (given, accepted) => {
  expect(proposeGrade([given], asking(accepted))).toMatchObject({ marks: ['none'], sure: false });
});

test.each([
  ['16800', '$16,800.00'],
  ['64', '64 squares'],
  ['747', 'Boeing 747'],
  ['3500m', '3,500 metres'],
  ['225m', '225 million years ago'],
  ['star trek 4', 'Star Trek IV'],
  ['blink182', 'Blink-182'],
  ['0.5', '1/2'],
  ['50s', '1950s'],
] as const)('%s is proposed full for %s', (given, accepted) => {
  expect(proposeGrade([given], asking(accepted))).toMatchObject({ marks: ['full'], sure: false });
});

test('the best of several accepted texts counts', () => {
  const question = { accepted: [['Deutschland', 'Germany']], matches: [], ordered: false };
  expect(proposeGrade(['germany'], question)).toMatchObject({ marks: ['full'], sure: true });
});

test('each text earns a wanted answer once, in any order', () => {
  const question = asking('China', 'Nepal');
  expect(proposeGrade(['nepal', 'china'], question)).toMatchObject({ marks: ['full', 'full'], sure: true });
  expect(proposeGrade(['nepal', 'tibet'], question)).toMatchObject({
    marks: ['full', 'none'],
    sure: false,
    reasons: [
      { kind: 'equal', accepted: 'Nepal' },
      { kind: 'not-accepted', text: 'tibet' },
    ],
  });
  expect(proposeGrade(['nepal', 'nepal'], question).marks).toEqual(['full', 'none']);
  expect(proposeGrade(['', 'china'], question)).toMatchObject({ marks: ['full'], sure: true });
});

test('where the order counts, a right text in another place earns nothing', () => {
  const question = { ...asking('1914', '1918'), ordered: true };
  expect(proposeGrade(['1914', '1918'], question).marks).toEqual(['full', 'full']);
  expect(proposeGrade(['1918', '1914'], question).marks).toEqual(['none', 'none']);
  expect(proposeGrade(['', '1918'], question).marks).toEqual(['full']);
});

test('one field with all answers is read as several, for a person to see', () => {
  expect(proposeGrade(['China and Nepal', ''], asking('China', 'Nepal'))).toEqual({
    marks: ['full', 'full'],
    texts: ['China', 'Nepal'],
    sure: false,
    reasons: [
      { kind: 'equal', accepted: 'China' },
      { kind: 'equal', accepted: 'Nepal' },
    ],
  });
  expect(proposeGrade(['Simon & Garfunkel'], asking('Simon and Garfunkel', 'Queen')).marks).toEqual(['full']);
});

test('a matching question grades itself, and what is no option waits', () => {
  const question = { accepted: [['Alien']], matches: ['Alien', 'Aliens', 'Jaws'], ordered: false };
  expect(proposeGrade(['alien'], question)).toMatchObject({
    marks: ['full'],
    sure: true,
    reasons: [{ kind: 'option' }],
  });
  expect(proposeGrade(['aliens'], question)).toMatchObject({
    marks: ['none'],
    sure: true,
    reasons: [{ kind: 'option' }],
  });
  const alike = { accepted: [['Wolf']], matches: ['Wolves', 'Wolf'], ordered: false };
  expect(proposeGrade(['wolves'], alike)).toMatchObject({ marks: ['none'], sure: true });
  expect(proposeGrade(['wolf'], alike)).toMatchObject({ marks: ['full'], sure: true });
  expect(proposeGrade(['jawz'], question)).toMatchObject({ marks: ['none'], sure: false });
});

test('no text of any script makes it throw, and what is sure is right, an option or blank', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('Nepal', 'a, b', '5 km', 'x or y', '1 & 2', '/'),
  );
  const question = fc.record({
    accepted: fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 4 }),
    matches: fc.array(text, { maxLength: 2 }),
    ordered: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), question, (given, asked) => {
      const { marks, texts, sure, reasons } = proposeGrade(given, asked);
      expect(marks.length).toBe(texts.length);
      expect(reasons.length).toBeGreaterThan(0);
      const isKnown = reasons.every(({ kind }) => kind === 'equal' || kind === 'option' || kind === 'blank');
      if (sure) expect(isKnown).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('whether an answer is sure does not depend on the order of its texts, where that does not count', () => {
  const names = fc.constantFrom('China', 'nepal', 'Nepall', 'India', 'The China', '');
  const given = fc.array(names, { minLength: 1, maxLength: 3 });
  const orders = given.chain((texts) =>
    fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length })),
  );
  fc.assert(
    fc.property(orders, ([one, other]) => {
      const [here, there] = [one, other].map((texts) => proposeGrade(texts, asking('China', 'Nepal', 'Bhutan')));
      expect(there?.sure).toBe(here?.sure);
      expect([...(there?.marks ?? [])].sort()).toEqual([...(here?.marks ?? [])].sort());
    }),
  );
});

test('a different number is never proposed full', () => {
  const frame = fc.constantFrom(
    '%',
    'Apollo %',
    '% km',
    'Henry % of England',
    'in %',
    '$%',
    '%s',
    '% May',
    'The % Dalmatians',
  );
  fc.assert(
    fc.property(frame, fc.nat(25_000), fc.nat(25_000), (write, one, other) => {
      fc.pre(one !== other);
      const [given, accepted] = [one, other].map((number) => write.replace('%', number.toLocaleString('en')));
      expect(proposeGrade([given ?? ''], asking(accepted ?? '')).marks).toEqual(['none']);
    }),
    { numRuns: 500 },
  );
});
