import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('G30 some run at once, and the rest in their order', async () => {
  const limiter = createConcurrencyLimiter(2);
  const pieces = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const all = pieces.map(({ promise }, index) =>
    limiter.run(async () => {
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
  const late = limiter.run(async () => begun.push(5));
  for (const { resolve } of pieces) resolve();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  await late;
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

test('G30 failing work gives its place back', async () => {
  const limiter = createConcurrencyLimiter(1);
  const failed = new Error('cut off');
  for (let again = 0; again < 3; again++) {
    await expect(limiter.run(() => Promise.reject(failed))).rejects.toBe(failed);
  }
  expect(await limiter.run(async () => 2)).toBe(2);
});
