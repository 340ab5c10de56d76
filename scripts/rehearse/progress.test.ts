import { expect, test } from 'vitest';
import { bar } from './progress.ts';

test('a bar fills from empty to full', () => {
  expect(bar(0, 4)).toBe(`${'░'.repeat(28)}   0 %`);
  expect(bar(3, 4)).toBe(`${'█'.repeat(21)}${'░'.repeat(7)}  75 %`);
  expect(bar(4, 4)).toBe(`${'█'.repeat(28)} 100 %`);
  expect(bar(0, 0)).toBe(bar(4, 4));
});
