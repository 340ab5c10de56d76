import { formatPhone, phoneDigits } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactOf } from './contact-of.ts';
import { teamNumberOf } from './teams/team-number.ts';

const digit = fc.constantFrom(...'0123456789');

test('RULE-10 a phone is displayed as (XXX) XXX-XXXX, however it was typed', () => {
  expect(formatPhone('555.123-4567')).toBe('(555) 123-4567');
  const typed = fc.array(fc.tuple(digit, fc.constantFrom('', ' ', '-', '.', '(', ') ')), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(
    fc.property(typed, (pieces) => {
      const shown = formatPhone(pieces.flat().join(''));
      expect(shown).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(phoneDigits(shown)).toBe(pieces.map(([each]) => each).join(''));
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});

test('a contact is an email or ten digits, and nothing else', () => {
  expect(contactOf(' ada@example.com ')).toEqual({ email: 'ada@example.com' });
  expect(contactOf(' (555) 123-4567 ')).toEqual({ phone: '5551234567' });
  for (const text of ['', ' ', 'ada', 'ada@example', '555123456', '+1 555 123 4567', 'ada@5551234567', '5551234567@']) {
    expect([text, contactOf(text)]).toEqual([text, undefined]);
  }
});

test('LIMIT-04 a team number has at least five digits and begins at 10000', () => {
  expect(teamNumberOf(' #10042 ')).toBe('10042');
  expect(teamNumberOf('10000')).toBe('10000');
  for (const text of ['', '9999', '09999', '010042', '1e4', '10042.5', '-10042', '１００４２', '1234567890', 'new']) {
    expect([text, teamNumberOf(text)]).toEqual([text, undefined]);
  }
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 2_000_000_000 }), (number) => {
      const isOne = number >= 10_000 && number <= 999_999_999;
      expect(teamNumberOf(String(number))).toBe(isOne ? String(number) : undefined);
    }),
  );
});
