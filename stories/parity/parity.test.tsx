import { expect, test } from 'vitest';
import { inFiles } from './in-files.ts';
import { countOf, firsts, sameOnBoth } from './on-both.ts';

test('there are at least 150 stories', async () => {
  expect(await countOf(firsts)).toBeGreaterThan(150);
});

sameOnBoth(inFiles.others);
