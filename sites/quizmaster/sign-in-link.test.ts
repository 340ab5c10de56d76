import { expect, test } from 'vitest';
import { linkIn, takeLink } from './sign-in-link.ts';

const text = 'h7Tq_0a-Zb91kQxW3pLmN4';

test.each([
  [`http://localhost:4000/host/#link=${text}`, text],
  [`  https://quiz.example/host/#link=${text}\n`, text],
  [`#link=${text}`, text],
  [text, text],
  ['', undefined],
  ['hello', undefined],
  ['https://quiz.example/host/', undefined],
  ['https://quiz.example/host/#link=', undefined],
  ['https://quiz.example/host/#code=482917', undefined],
])('H77 linkIn(%j)', (given, expected) => {
  expect(linkIn(given)).toBe(expected);
});

test('H77 takeLink clears the fragment at once, whatever it contains', () => {
  const replaced: unknown[][] = [];
  const entry = { replaceState: (...args: unknown[]) => void replaced.push(args) };
  expect(takeLink({ hash: `#link=${text}`, pathname: '/host/', search: '' }, entry)).toBe(text);
  expect(takeLink({ hash: '#other', pathname: '/host/', search: '?a=1' }, entry)).toBeUndefined();
  expect(takeLink({ hash: '', pathname: '/host/', search: '' }, entry)).toBeUndefined();
  expect(replaced).toEqual([
    [null, '', '/host/'],
    [null, '', '/host/?a=1'],
  ]);
});
