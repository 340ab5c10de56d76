import { imageMaxBytes } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../foundation/seams.ts';
import { createUploadPlaces, minBytesPerS, slowForMs, type UploadLimits, type UploadPlace } from './upload-places.ts';

const few: UploadLimits = { perPlayer: 1, perAddress: 3, atOnce: 5, bytesPerAddress: 1_000_000, bytes: 1_500_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPlaces(limits: UploadLimits = few) {
  const clock = {
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    },
  };
  const places = createUploadPlaces({ ...systemClock, now: () => Date.now() }, limits);
  let count = 0;
  /** Takes a place; `status` is that of the refusal, and undefined as long as it waits. */
  function take(address = 'a', who = `somebody ${++count}`, idempotencyKey?: string) {
    const taken: { place?: UploadPlace; status?: number } = {};
    places.take({ who, address, idempotencyKey }).then(
      (place) => Object.assign(taken, { place }),
      ({ status }) => Object.assign(taken, { status }),
    );
    return taken;
  }
  return { clock, take };
}

const isCut = ({ place }: { place?: UploadPlace }) => place?.signal.aborted;

test('H59 a player has one upload in hand: the next waits for it, and is refused after ten seconds', async () => {
  const { clock, take } = openPlaces();
  const first = take('a', 'Ada');
  const next = take('a', 'Ada');
  const never = take('a', 'Ada');
  const other = take('a', 'Ben');
  await clock.pass(0);
  expect([first.place, other.place, next.place]).toEqual([expect.anything(), expect.anything(), undefined]);
  for (let s = 0; s < 4; s++) {
    await clock.pass(1_000);
    await first.place?.received(100_000);
  }
  first.place?.isWhole();
  first.place?.leave();
  await clock.pass(250);
  expect(next.place).toBeDefined();
  next.place?.isWhole();
  await clock.pass(10_000);
  // Of a picture that is there and being processed nothing is cut.
  expect([isCut(next), never.status]).toEqual([false, 429]);
});

test('H59 an upload of a lost line gives way to the next of the same player: in 3 s, or at once to its own repeat', async () => {
  const { clock, take } = openPlaces();
  const dead = take('a', 'Ada', 'key of a picture');
  await clock.pass(1_000);
  const repeat = take('a', 'Ada', 'key of a picture');
  await clock.pass(0);
  expect([isCut(dead), isCut(repeat)]).toEqual([true, false]);
  const another = take('a', 'Ada', 'key of another');
  await clock.pass(2_000);
  expect([isCut(repeat), another.place]).toEqual([false, undefined]);
  await clock.pass(1_500);
  expect([isCut(repeat), isCut(another)]).toEqual([true, false]);
});

test('H59 an upload that is slower than the slowest 3G for 15 s is cut, and one as slow as that is not', async () => {
  const { clock, take } = openPlaces();
  const silent = take('a');
  const slow = take('b');
  const honest = take('c');
  for (let s = 0; s < 60; s++) {
    await slow.place?.received(minBytesPerS - 100);
    await honest.place?.received(s % 10 < 5 ? 3 * minBytesPerS : 0);
    if (s === 14) expect([isCut(silent), isCut(slow)]).toEqual([false, false]);
    await clock.pass(1_000);
    if (s === 15) expect([isCut(silent), isCut(slow)]).toEqual([true, true]);
  }
  expect(isCut(honest)).toBe(false);
  expect(silent.place?.signal.reason).toMatchObject({ status: 503, retryAfterS: 2 });
  expect(slowForMs).toBe(15_000);
});

test('H59 where an address has no place the slowest is cut, never a fast one nor a whole one', async () => {
  const { clock, take } = openPlaces();
  const [whole, fast, slow] = [take(), take(), take()];
  await clock.pass(0);
  whole.place?.isWhole();
  const next = take();
  await clock.pass(1_000);
  // Nobody has a speed yet.
  expect([isCut(slow), next.place]).toEqual([false, undefined]);
  await fast.place?.received(400_000);
  await slow.place?.received(20_000);
  await clock.pass(1_500);
  expect([isCut(whole), isCut(fast), isCut(slow), isCut(next)]).toEqual([false, false, true, false]);
});

test('H59 where fast uploads take all places for long, they take turns, and nobody has two while another waits', async () => {
  const { clock, take } = openPlaces({ ...few, bytesPerAddress: 1e9, bytes: 1e9 });
  const all = ['one', 'two', 'three'].map((who) => take('a', who));
  const next = take('a', 'next');
  const go = async (s: number) => {
    for (let n = 0; n < s; n++) {
      // More than what is called dawdling.
      for (const { place } of [...all, next]) if (!place?.signal.aborted) await place?.received(75_000);
      await clock.pass(1_000);
    }
  };
  await clock.pass(0);
  await go(9);
  expect([all.some(isCut), next.place]).toEqual([false, undefined]);
  await go(2);
  expect(next.status).toBe(503);
  await go(5);
  const again = take('a', 'next');
  await clock.pass(0);
  expect([all.filter(isCut).length, isCut(again)]).toEqual([1, false]);
  const cutOne = ['one', 'two', 'three'][all.findIndex(isCut)];
  const twice = take('a', cutOne);
  await clock.pass(1_000);
  expect([all.filter(isCut).length, twice.place]).toEqual([1, undefined]);
  all.find((each) => !isCut(each))?.place?.leave();
  await clock.pass(250);
  expect(isCut(twice)).toBe(false);
});

test('H59 a crowd that waits at one address keeps nobody at another out', async () => {
  const { clock, take } = openPlaces();
  const crowd = Array.from({ length: 3 + few.atOnce + 1 }, () => take('a'));
  await clock.pass(0);
  expect(crowd.map(({ place, status }) => (place ? 'in hand' : (status ?? 'waits')))).toEqual([
    ...Array(3).fill('in hand'),
    ...Array(few.atOnce).fill('waits'),
    503,
  ]);
  const elsewhere = take('b');
  await clock.pass(0);
  expect(elsewhere.place).toBeDefined();
});

test('H59 where all places are taken, the address with the most pays', async () => {
  const { clock, take } = openPlaces();
  const alone = take('far');
  const crowd = [take('a'), take('a'), take('a')];
  const other = take('b');
  await clock.pass(3_000);
  const next = take('c');
  await clock.pass(0);
  expect(isCut(next)).toBe(false);
  expect([isCut(alone), isCut(other), crowd.filter(isCut).length]).toEqual([false, false, 1]);
});

test('H59 memory is bounded: a slow upload is cut for a fast one, and fast ones wait until there is room', async () => {
  const { clock, take } = openPlaces();
  const [slow, one, two] = [take(), take(), take()];
  await clock.pass(0);
  await slow.place?.received(200_000);
  await clock.pass(6_000);
  await one.place?.received(600_000);
  expect(isCut(slow)).toBe(false);
  // 1.1 MB at this address.
  await two.place?.received(300_000);
  expect([isCut(slow), isCut(one), isCut(two)]).toEqual([true, false, false]);

  // 1.2 MB, of fast ones alone: the one that has come furthest goes on, and the other once that has ended.
  let isThrough = false;
  two.place?.received(299_000).then(() => {
    isThrough = true;
  });
  await one.place?.received(100_000);
  await clock.pass(1_000);
  expect([isThrough, isCut(one), isCut(two)]).toEqual([false, false, false]);
  one.place?.isWhole();
  one.place?.leave();
  await clock.pass(250);
  expect(isThrough).toBe(true);
});

test('H59 a pub of sixty tables uploads at once', async () => {
  const { uploadLimits } = await import('./upload-places.ts');
  const { clock, take } = openPlaces(uploadLimits.players);
  const tables = Array.from({ length: 60 }, () => take());
  await clock.pass(0);
  for (const { place } of tables) await place?.received(imageMaxBytes / 5);
  expect(tables.filter(isCut)).toEqual([]);
  expect(tables.every(({ place }) => place)).toBe(true);
});
