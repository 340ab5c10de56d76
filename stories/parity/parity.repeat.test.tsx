import { expect, test } from 'vitest';
import { countOf, repeats, sameOnBoth } from './on-both.ts';

test('there are at least 100 stories in other languages', async () => {
  expect(await countOf(repeats)).toBeGreaterThan(100);
});

sameOnBoth(repeats);
