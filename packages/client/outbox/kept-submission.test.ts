import { expect, test } from 'vitest';
import { seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { type GuardedStorage, memoryStorage } from '../storage.ts';
import { keptSubmissions } from './kept-submission.ts';
import { keysOf } from './keys.ts';
import { createStorageFallback } from './storage-fallback.ts';

const content = { doubled: false, answers: [['jupiter'], ['']], question_ids: ['q1', 'q2'] };
const random = seededRandom();

/** A page in this browser, as a player loads it. */
function pageOf({ local }: GuardedStorage, player = 'p1', clock = virtualClock()) {
  const fallback = createStorageFallback({ persistentStore: undefined, local, clock, kept: () => {} });
  return keptSubmissions({ keys: keysOf('g1', player), fallback, local, clock, random });
}

test('G8 H20 the same submission keeps its id, over reloads and failures; another one gets another', async () => {
  const storage = memoryStorage();
  const page = () => pageOf(storage);
  const begun = await page().begin(1, content);
  const { id } = begun;
  await page().reopen(1, begun);
  expect((await page().all()).get(1)).toMatchObject({ id, ...content, isSending: false });
  expect((await page().begin(1, content)).id).toBe(id);
  expect((await page().begin(1, { ...content, doubled: true })).id).not.toBe(id);
  expect((await page().begin(1, { ...content, question_ids: ['q1', 'q3'] })).id).not.toBe(id);
  const other = await page().begin(2, content);
  expect(other.id).not.toBe(id);
  page().forget(2, other);
  expect((await page().begin(2, content)).id).not.toBe(other.id);
});

test('another player on the same phone has another submission', async () => {
  const storage = memoryStorage();
  const { id } = await pageOf(storage).begin(1, content);
  expect((await pageOf(storage, 'p2').all()).get(1)).toBeUndefined();
  expect((await pageOf(storage, 'p2').begin(1, content)).id).not.toBe(id);
});

test('H29 a tombstone overrides the outbox, also in another tab and after a reload; the same answers are another submission', async () => {
  const storage = memoryStorage();
  const { id } = await pageOf(storage).begin(1, content);
  const otherTab = pageOf(storage);
  pageOf(storage).withdraw(id);
  expect(otherTab.isWithdrawn(id)).toBe(true);
  expect((await otherTab.all()).get(1)).toBeUndefined();
  expect(storage.local.keys('snug_submit.')).toEqual([]);
  expect((await pageOf(storage).begin(1, content)).id).not.toBe(id);
});

test('H29 a recall withdraws what was started before it, not what is started after', async () => {
  const storage = memoryStorage();
  const page = pageOf(storage);
  const before = await page.begin(1, content);
  page.recall(1, undefined);
  const after = await page.begin(1, { ...content, doubled: true });
  await Promise.resolve();
  expect(page.isWithdrawn(after.id)).toBe(false);
  expect((await page.all()).get(1)?.id).toBe(after.id);
  expect(before.id).not.toBe(after.id);
});

test('a tombstone and a submission expire after a day', async () => {
  const storage = memoryStorage();
  const clock = virtualClock();
  const page = pageOf(storage, 'p1', clock);
  const { id } = await page.begin(1, content);
  await page.begin(2, content);
  page.withdraw(id);
  await clock.pass(86_400_001);
  expect((await page.all()).get(2)).toBeUndefined();
  expect([...storage.local.keys('snug_reset.'), ...storage.local.keys('snug_submit.')]).toEqual([]);
});

test('a submission stored by an earlier version is restored', async () => {
  const storage = memoryStorage();
  storage.local.set('snug_submit.g1.p1.1', JSON.stringify({ id: 'made-before', ...content, isSending: true }));
  expect((await pageOf(storage).begin(1, content)).id).toBe('made-before');
});

test.each(['{', '[]', '{"id":"x"}', '{"at":1000000}'])('H68 a corrupted record %j is ignored', async (text) => {
  const storage = memoryStorage();
  storage.local.set('snug_submit.g1.p1.1', text);
  expect((await pageOf(storage).all()).get(1)).toBeUndefined();
});
