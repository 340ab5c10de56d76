import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('G30 some run at once, and the rest in their order', async () => {
  const limiter = createConcurrencyLimiter(2);
  const pieces = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const all = pieces.map(({ promise }, index) =>
    limiter.run('a', async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  pieces[1]?.resolve();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  // At the end of the queue.
  const late = limiter.run('a', async () => begun.push(5));
  for (const { resolve } of pieces) resolve();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  await late;
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

test('G30 failing work gives its place back', async () => {
  const limiter = createConcurrencyLimiter(1);
  const failed = new Error('cut off');
  for (let again = 0; again < 3; again++) {
    await expect(limiter.run('a', () => Promise.reject(failed))).rejects.toBe(failed);
  }
  expect(await limiter.run('a', async () => 2)).toBe(2);
});

test('G30 those who wait take turns: nobody’s work waits behind all of somebody else’s', async () => {
  const limiter = createConcurrencyLimiter(1);
  const done: string[] = [];
  const work = (whose: string) => limiter.run(whose, async () => void done.push(whose));
  const first = Promise.withResolvers<void>();
  const all = [limiter.run('greedy', () => first.promise), ...Array.from({ length: 30 }, () => work('greedy'))];
  all.push(work('Ada'), work('Ada'), work('Ben'));
  first.resolve();
  await Promise.all(all);
  expect(done.slice(0, 6)).toEqual(['greedy', 'Ada', 'Ben', 'greedy', 'Ada', 'greedy']);
});
