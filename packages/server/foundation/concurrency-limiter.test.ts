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

test('G30 of one’s own work the cheapest goes first, and costly work after so many', async () => {
  const limiter = createConcurrencyLimiter(1);
  const done: number[] = [];
  const work = (cost: number) => limiter.run('one', async () => void done.push(cost), cost);
  const first = Promise.withResolvers<void>();
  const all = [limiter.run('one', () => first.promise), ...[9, 8, 2, 1, 2].map(work)];
  all.push(...Array.from({ length: 20 }, () => work(3)));
  first.resolve();
  await Promise.all(all);
  const threes = (count: number) => Array.from({ length: count }, () => 3);
  // Both costly ones have been overtaken sixteen times by then.
  expect(done).toEqual([1, 2, 2, ...threes(13), 9, 8, ...threes(7)]);
});
