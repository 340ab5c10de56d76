import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isEmail, isPhone, phoneDigits } from './contact.ts';
import { cleanLine, cleanPlayerName, cleanTeamName } from './names.ts';

test.each([
  ['ada@quiz.example', true],
  ['ADA+pub.quiz@quiz.co.uk', true],
  ['ada', false],
  ['ada@', false],
  ['@quiz.example', false],
  ['ada@quiz', false],
  ['ada@@quiz.example', false],
  ['ada@quiz.example.', false],
  ['ada@quiz..example', false],
  ['ada@-quiz.example', false],
  ['a b@quiz.example', false],
  ['ada@quiz.example\nbcc: ben@quiz.example', false],
  ['ada@x.example,ben@y.example', false],
  ['"ada"@quiz.example', false],
  ['ada@münchen.example', false],
  [`${'a'.repeat(250)}@q.ex`, false],
])('RULE-08 %j is an email address: %s', (text, expected) => expect(isEmail(text)).toBe(expected));

test.each([
  ['5550104477', true],
  ['(555) 010-4477', true],
  ['555.010.4477', true],
  ['555010447', false],
  ['15550104477', false],
  ['+1 555 010 4477', false],
  ['５５５０１０４４７７', false],
  ['', false],
])('RULE-09 LIMIT-03 %j is a phone number: %s', (text, expected) => expect(isPhone(text)).toBe(expected));

test('RULE-10 a number is shown as (XXX) XXX-XXXX, however it was typed, and formatting it again changes nothing', () => {
  expect(formatPhone('555.123-4567')).toBe('(555) 123-4567');
  const digit = fc.constantFrom(...'0123456789');
  const between = fc.constantFrom('', ' ', '-', '.', '(', ') ');
  fc.assert(
    fc.property(fc.array(fc.tuple(digit, between), { minLength: 10, maxLength: 10 }), (pieces) => {
      const shown = formatPhone(pieces.flat().join(''));
      expect(shown).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(phoneDigits(shown)).toBe(pieces.map(([each]) => each).join(''));
      expect([formatPhone(shown), isPhone(shown)]).toEqual([shown, true]);
    }),
  );
});

const validators = { isEmail, isPhone, phoneDigits, formatPhone, cleanTeamName, cleanPlayerName };

test('no validator throws for any text, and each accepts only what it describes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.stringMatching(/^[ ()+.\d-]{0,60}$/),
    fc.constantFrom('\ud800', '__proto__', 'constructor', '\u0000', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'İ', 'e\u0301'.repeat(40)),
  );
  fc.assert(
    fc.property(text, (given) => {
      for (const check of Object.values(validators)) check(given);
      if (isEmail(given)) expect(given).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/);
      if (isPhone(given)) expect(phoneDigits(given)).toMatch(/^\d{10}$/);
      expect(phoneDigits(formatPhone(given))).toBe(phoneDigits(given));
      expect(cleanLine(cleanLine(given, 60), 60)).toBe(cleanLine(given, 60));
    }),
    { numRuns: 2_000 },
  );
});

/** Inputs that would make a backtracking pattern slow. */
const longInputs: readonly (readonly [name: string, make: (length: number) => string])[] = [
  ['one letter', (length) => 'a'.repeat(length)],
  ['an address without end', (length) => `a@${'a.'.repeat(length / 2)}`],
  ['labels of hyphens', (length) => `a@a${'-'.repeat(length)}`],
  ['many @', (length) => '@'.repeat(length)],
  ['dots', (length) => `a@a${'.'.repeat(length)}`],
  ['digits', (length) => '5'.repeat(length)],
  ['brackets', (length) => '('.repeat(length)],
  ['spaces', (length) => `a${' '.repeat(length)}b`],
  ['tabs', (length) => '\t'.repeat(length)],
  ['piled marks', (length) => `e${'\u0301'.repeat(length)}`],
  ['joiners', (length) => '\u200d'.repeat(length)],
  ['overrides', (length) => '\u202e'.repeat(length)],
  ['pictures', (length) => '🍺'.repeat(length / 2)],
  ['halves of pictures', (length) => '\ud83c'.repeat(length)],
];

// The contract's types name no platform; its tests run on Node.
const { performance } = globalThis as unknown as { readonly performance: { now(): number } };

function durationOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

test.each(longInputs)('ReDoS: %s of 160,000 characters takes time proportional to its length', (_, make) => {
  // Both inputs are long enough that the engine stores them alike and that reading them takes a measurable time.
  const repeats = 8;
  const [short, long] = [make(20_000), make(160_000)];
  for (const [name, check] of Object.entries(validators)) {
    let [repeatedMs, singleMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // The same number of characters in pieces and in one text takes equally long, so other work on the core slows both
    // equally, and the shortest time of each is soon free of it. The limit of 5 is far below the 8 of a squared time.
    const isInProportion = () => singleMs < 5 * Math.max(repeatedMs, 0.4);
    // At least five tries, because the first are slower. A try that takes over a second is a failure, not a disturbance.
    for (let tries = 0; tries < 5 || (tries < 200 && !isInProportion() && singleMs < 1_000); tries++) {
      const repeated = durationOf(() => {
        for (let time = 0; time < repeats; time++) check(short);
      });
      repeatedMs = Math.min(repeatedMs, repeated);
      singleMs = Math.min(
        singleMs,
        durationOf(() => check(long)),
      );
    }
    expect([name, repeatedMs, singleMs, isInProportion()]).toEqual([name, repeatedMs, singleMs, true]);
  }
});
