import { expect, test } from 'vitest';
import { openedBy } from './opened-by.ts';

test.each([
  ['', undefined],
  ['utm_source=qr', undefined],
  ['guest=1', { guest: true }],
  ['guest', { guest: true }],
  ['context=own-team', { context: 'own-team' }],
  ['context=teams&guest=1&utm_source=qr', { guest: true, context: 'teams' }],
])('GAME-19 OPEN-25 of ?%s', (query, opened) => {
  expect(openedBy(new URLSearchParams(query))).toEqual(opened);
});
