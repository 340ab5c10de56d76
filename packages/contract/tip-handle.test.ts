import { expect, test } from 'vitest';
import { isTipHandle } from './tip-handle.ts';

test('H52 a handle for tips has letters, digits, - and _ only, 30 at most', () => {
  for (const handle of ['Jo', 'jo_quiz-42', 'x'.repeat(30)]) expect(isTipHandle(handle)).toBe(true);
  for (const other of ['', 'x'.repeat(31), 'a/b', 'a?b', 'a b', 'jo.q', 'é', 'jo\n'])
    expect(isTipHandle(other)).toBe(false);
});
