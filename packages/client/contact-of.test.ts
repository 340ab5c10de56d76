import { expect, test } from 'vitest';
import { contactOf, contactText } from './contact-of.ts';

test('a contact is an email or ten digits, and nothing else', () => {
  expect(contactOf(' ada@example.com ')).toEqual({ email: 'ada@example.com' });
  expect(contactOf(' (555) 123-4567 ')).toEqual({ phone: '5551234567' });
  for (const text of ['', ' ', 'ada', 'ada@example', '555123456', '+1 555 123 4567', 'ada@5551234567', '5551234567@']) {
    expect([text, contactOf(text)]).toEqual([text, undefined]);
  }
});

test('RULE-10 an email is shown as it is, and a phone number as (XXX) XXX-XXXX', () => {
  expect(contactText({ email: 'Ada@example.com' })).toBe('Ada@example.com');
  expect(contactText({ phone: '5551234567' })).toBe('(555) 123-4567');
});
