import { expect, test } from 'vitest';
import { countOf, repeats, sameOnBoth } from './on-both.ts';

test('there are 100 stories and more in other languages', async () => {
  expect(await countOf(repeats)).toBeGreaterThan(100);
});

sameOnBoth(repeats);
