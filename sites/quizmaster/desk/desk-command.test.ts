import { expect, test } from 'vitest';
import { commandOf, isViewing } from './desk-command.ts';

const press = (key: string, more: { code?: string; shiftKey?: boolean } = {}) =>
  commandOf({ key, code: '', shiftKey: false, ...more });

test('one key each; Enter takes a proposal, with Shift all of them', () => {
  expect([press('f'), press('H'), press('Enter'), press('Enter', { shiftKey: true })]).toEqual([
    'full',
    'half',
    'take',
    'take-all',
  ]);
  expect(press('x')).toBeUndefined();
});

test('brackets go by their place where a keyboard has none', () => {
  expect(press('ü', { code: 'BracketLeft' })).toBe('previous-question');
});

test('moving and hiding names change no grade', () => {
  expect(['blind', 'up', 'next-question'].every((command) => isViewing(command as 'up'))).toBe(true);
  expect((['full', 'take', 'take-all', 'accept', 'undo', 'funny'] as const).some(isViewing)).toBe(false);
});
