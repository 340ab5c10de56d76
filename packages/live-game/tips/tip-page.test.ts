import { expect, test } from 'vitest';
import { tipPage } from './tip-page.ts';

/** The dollar sign is part of the address. */
const cashApp = `${'https://cash.app/$'}{handle}`;

test('OPEN-74 the link is built from the handle, for Venmo unless a pattern is given', () => {
  expect(tipPage('sam-the-host')).toMatchObject({ address: 'https://venmo.com/u/sam-the-host', host: 'venmo.com' });
  expect(tipPage('sam', 'https://www.paypal.me/{handle}')).toMatchObject({
    address: 'https://www.paypal.me/sam',
    host: 'paypal.me',
  });
  expect(tipPage('sam', cashApp)?.address).toBe('https://cash.app/$sam');
});

test.each([
  ['not https', 'http://venmo.com/u/{handle}'],
  ['a script', 'javascript:alert("{handle}")'],
  ['data', 'data:text/html,{handle}'],
  ['somebody else', 'https://tips.example/{handle}'],
  ['a host with a similar name', 'https://venmo.com.example/{handle}'],
  ['a host that ends like one', 'https://notvenmo.com/{handle}'],
  ['a page of a payment host that is nobody’s own', 'https://shop.paypal.com.evil.example/{handle}'],
  ['one behind the @', 'https://venmo.com@evil.example/{handle}'],
  ['a password for one', 'https://sam:secret@venmo.com/{handle}'],
  ['another port', 'https://venmo.com:8443/u/{handle}'],
  ['what every object has', 'https://constructor/{handle}'],
  ['no place for the handle', 'https://venmo.com/u/evil'],
  ['no address', '{handle}'],
  ['the handle as the host', 'https://{handle}/'],
])('H52 there is no link to %s: %s', (_, pattern) => {
  expect(tipPage('sam', pattern)).toBeUndefined();
});

test.each(['', '../evil', 'sam?txn=pay', 'sam/evil', 'sam the host', 'säm', 'a'.repeat(31)])(
  'H52 there is no link for an invalid handle: “%s”',
  (handle) => {
    expect(tipPage(handle)).toBeUndefined();
  },
);

test('LIMIT-31 an amount goes into the address where the host takes one, in its currency', () => {
  const withAmount = (pattern: string | undefined, currency: string) =>
    tipPage('sam', pattern)?.withAmount(5, currency);
  expect(withAmount(undefined, 'USD')).toBe('https://venmo.com/sam?txn=pay&amount=5');
  expect(withAmount('https://account.venmo.com/u/{handle}', 'USD')).toBe(
    'https://account.venmo.com/sam?txn=pay&amount=5',
  );
  expect(withAmount(cashApp, 'USD')).toBe('https://cash.app/$sam/5');
  expect(withAmount('https://paypal.me/{handle}/', 'EUR')).toBe('https://paypal.me/sam/5EUR');
  expect(withAmount('https://www.paypal.com/paypalme/{handle}', 'USD')).toBe(
    'https://www.paypal.com/paypalme/sam/5USD',
  );
  // The first hosts take only US dollars, and the last one takes no amount.
  expect([undefined, cashApp].map((pattern) => withAmount(pattern, 'EUR'))).toEqual([undefined, undefined]);
  expect(withAmount('https://ko-fi.com/{handle}', 'USD')).toBeUndefined();
});
