import { createDecipheriv, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeys } from './keys.ts';

const keys = createKeys('x'.repeat(32));

test('a sealed text reveals nothing, differs each time, and opens with the same secret alone', () => {
  const text = '/auth/link/join/1#token=é';
  const sealed = keys.sealed(text);
  expect(sealed).not.toContain('auth');
  expect(keys.sealed(text)).not.toBe(sealed);
  expect(keys.opened(sealed)).toBe(text);
  expect(keys.opened(keys.sealed(''))).toBe('');
  expect(createKeys('y'.repeat(32)).opened(sealed)).toBeUndefined();
});

test('a sealed text that was changed or truncated does not open', () => {
  const bytes = Buffer.from(keys.sealed('/game/1'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(keys.opened(changed.toString('base64url'))).toBeUndefined();
  }
  for (const length of [0, 20, 28]) expect(keys.opened(bytes.toString('base64url', 0, length))).toBeUndefined();
  expect(keys.opened('/game/1')).toBeUndefined();
});

test('keys have 256 bits and are HMAC-SHA-256 of the secret; a sealed text is AES-256-GCM with a nonce and a tag of its own', () => {
  const secret = 'x'.repeat(32);
  const derived = (use: string) => createHmac('sha256', secret).update(use).digest();
  expect(keys.token).toEqual(derived('token'));
  expect(keys.token).toHaveLength(32);
  expect(keys.clientHash('a client')).toBe(derived('client\na client').toString('base64url'));
  // Must only not be reversed: 22 characters of six bits.
  expect(keys.limit('an address')).toHaveLength(22);
  const sealed = Buffer.from(keys.sealed('a text'), 'base64url');
  const opener = createDecipheriv('aes-256-gcm', derived('seal'), sealed.subarray(0, 12));
  opener.setAuthTag(sealed.subarray(12, 28));
  expect(Buffer.concat([opener.update(sealed.subarray(28)), opener.final()]).toString()).toBe('a text');
});
