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
])('RULE-08 is %j an address? %s', (text, is) => expect(isEmail(text)).toBe(is));

test.each([
  ['5550104477', true],
  ['(555) 010-4477', true],
  ['555.010.4477', true],
  ['555010447', false],
  ['15550104477', false],
  ['+1 555 010 4477', false],
  ['５５５０１０４４７７', false],
  ['', false],
])('RULE-09 LIMIT-03 is %j a number? %s', (text, is) => expect(isPhone(text)).toBe(is));

test('RULE-10 a number is shown as (XXX) XXX-XXXX, however it was typed, and read again as the same', () => {
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

test('whatever the text, no validator throws, and what one lets through is what it says', () => {
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

/** What a pattern that goes back and forth would choke on. */
const long: readonly (readonly [name: string, of: (length: number) => string])[] = [
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

// The contract is typed for no platform; the tests run on one.
const { performance } = globalThis as unknown as { readonly performance: { now(): number } };

function durationOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

test.each(long)('ReDoS: %s of 160,000 characters costs in proportion, not its square', (_, of) => {
  // Both so long that the engine keeps them in the same way, and that reading them takes a measurable while.
  const times = 8;
  const [few, many] = [of(20_000), of(160_000)];
  for (const [name, check] of Object.entries(validators)) {
    let [short, tall] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // As many characters in pieces and at once take equally long, so what else the core does hits them equally: of the
    // shortest of each it is soon out. All at once they may take a few times as long, not eight times.
    const isInProportion = () => tall < 4 * Math.max(short, 0.4);
    // Five times in any case: the first are slower than the rest. Nobody interrupts each for a second: that is the check.
    for (let tries = 0; tries < 5 || (tries < 20 && !isInProportion() && tall < 1_000); tries++) {
      const pieces = durationOf(() => {
        for (let time = 0; time < times; time++) check(few);
      });
      short = Math.min(short, pieces);
      const atOnce = durationOf(() => check(many));
      tall = Math.min(tall, atOnce);
    }
    expect([name, short, tall, isInProportion()]).toEqual([name, short, tall, true]);
  }
});
