import { expect, test } from 'vitest';
import { extractCode } from './extract-code.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['12345', '12345'],
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['1234 5678', '12345678'],
  ['1234 5678 9', '12345678'],
  ['Your code is 123456', '123456'],
  ['123456 is your code to log in. It works once, for 10 minutes.', '123456'],
  ['Snug 24: your code: 1234 5678. Call (555) 010-4477', '12345678'],
  ['no digits at all', ''],
  ['12a3', '123'],
])('AUTH-06 the code in %j is %j', (text, code) => {
  expect(extractCode(text)).toBe(code);
});
