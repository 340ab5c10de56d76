import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Work that ends when the test says so. */
function piece() {
  let end: (error?: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { ended, end: (error?: Error) => end(error) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('G30 some run at once, some wait in order, and the next is refused', async () => {
  const turns = createConcurrencyLimiter(2, 3);
  const pieces = Array.from({ length: 5 }, piece);
  const begun: number[] = [];
  const all = pieces.map(({ ended }, index) =>
    turns.take(
      async () => index,
      async (prepared) => {
        begun.push(prepared);
        await ended;
        return prepared;
      },
    ),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  await expect(
    turns.take(
      async () => 5,
      async () => 5,
    ),
  ).rejects.toMatchObject({ status: 503, retryAfterS: 2 });

  pieces[1]?.end();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  // There is room for one more now, at the end of the queue.
  const late = turns.take(
    async () => 5,
    async (prepared) => {
      begun.push(prepared);
    },
  );
  for (const { end } of pieces) end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  await late;
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

test('G30 failing work gives its place back, before its turn or in it', async () => {
  const turns = createConcurrencyLimiter(1, 0);
  const failed = new Error('cut off');
  for (let again = 0; again < 3; again++) {
    await expect(
      turns.take(
        () => Promise.reject(failed),
        async () => {},
      ),
    ).rejects.toBe(failed);
    await expect(
      turns.take(
        async () => {},
        () => Promise.reject(failed),
      ),
    ).rejects.toBe(failed);
  }
  expect(
    await turns.take(
      async () => 1,
      async (one) => one + 1,
    ),
  ).toBe(2);
});

test('G30 an upload that is still being read takes no turn, and counts as waiting', async () => {
  const turns = createConcurrencyLimiter(1, 1);
  const slow = piece();
  const reading = turns.take(
    () => slow.ended,
    async () => 'slow',
  );
  expect(
    await turns.take(
      async () => {},
      async () => 'quick',
    ),
  ).toBe('quick');
  const second = piece();
  const other = turns.take(
    () => second.ended,
    async () => 'other',
  );
  await expect(
    turns.take(
      async () => {},
      async () => {},
    ),
  ).rejects.toMatchObject({ status: 503 });
  slow.end();
  second.end();
  expect(await Promise.all([reading, other])).toEqual(['slow', 'other']);
});
