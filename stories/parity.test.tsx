import { expect, test } from 'vitest';
import { countOf, firsts, sameOnBoth } from './on-both.ts';

test('there are 150 stories and more', async () => {
  expect(await countOf(firsts)).toBeGreaterThan(150);
});

sameOnBoth(firsts);
