import { fakeLocks, fakeSharedStorage } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { Seams } from '../seams.ts';
import { createLead } from './create-lead.ts';

type Locks = NonNullable<Seams['locks']>;

/** A browser with tabs: each has its page, all share storage and locks. */
function browser(locks?: Locks) {
  const clock = virtualClock();
  const shared = fakeSharedStorage();
  let count = 0;
  return {
    clock,
    shared,
    tab(own = locks) {
      const page = fakePage();
      const storage = shared.tab();
      let taken = 0;
      const lead = createLead(own, {
        name: 'snug_lead.g1.p1',
        storage,
        clock,
        random: seededRandom(++count),
        visibility: page,
        taken: () => taken++,
      });
      return { ...lead, page, storage, taken: () => taken };
    },
  };
}

const kinds: [string, () => Locks | undefined][] = [
  ['a lease', () => undefined],
  ['locks', () => fakeLocks().tab()],
];

/** Longer than a lease and a renewal. */
const whileMs = 9_000;

test.each(kinds)('G19 by %s: the tab in use leads, and only that one', async (_, make) => {
  const { clock, tab } = browser(make());
  const [one, other] = [tab(), tab()];
  one.claim();
  await clock.pass(whileMs);
  expect([one.isMine(), other.isMine(), one.taken()]).toEqual([true, false, 1]);
  other.claim();
  await clock.pass(0);
  expect([one.isMine(), other.isMine(), other.taken()]).toEqual([false, true, 1]);
  one.page.tell('visible');
  await clock.pass(0);
  expect([one.isMine(), other.isMine(), one.taken()]).toEqual([true, false, 2]);
});

test.each(kinds)('G19 by %s: two visible windows do not compete', async (_, make) => {
  const { clock, tab } = browser(make());
  const [one, other] = [tab(), tab()];
  one.claim();
  await clock.pass(0);
  other.claim();
  await clock.pass(600_000);
  expect([one.isMine(), other.isMine(), one.taken() + other.taken()]).toEqual([false, true, 2]);
});

test.each(kinds)(
  'G19 by %s: a hidden tab releases the lead to a visible one, and keeps it where there is none',
  async (_, make) => {
    const { clock, tab } = browser(make());
    const [one, other] = [tab(), tab()];
    other.claim();
    await clock.pass(0);
    one.claim();
    await clock.pass(0);
    one.page.tell('hidden');
    await clock.pass(whileMs);
    expect([one.isMine(), other.isMine()]).toEqual([false, true]);
    other.page.tell('hidden');
    await clock.pass(whileMs);
    expect([one.isMine(), other.isMine()]).toEqual([false, true]);
  },
);

test.each(kinds)('by %s: a stopped tab releases the lead, and leaves no timer or listener', async (_, make) => {
  const { clock, tab } = browser(make());
  const [one, other] = [tab(), tab()];
  other.claim();
  await clock.pass(0);
  one.claim();
  await clock.pass(0);
  one.stop();
  await clock.pass(whileMs);
  expect([one.isMine() && other.isMine(), other.isMine()]).toEqual([false, true]);
  other.stop();
  expect([clock.pending(), one.page.listeners(), other.page.listeners()]).toEqual([0, 0, 0]);
});

test('G19 by a lease: when the leader dies another visible tab takes over by itself; a hidden one does not', async () => {
  const { clock, shared, tab } = browser();
  const [visible, hidden] = [tab(), tab()];
  hidden.page.tell('hidden');
  // The dead tab never renews its lease.
  shared.area.set('snug_lead.g1.p1', JSON.stringify({ by: 'dead', at: clock.now() }));
  await clock.pass(5_000);
  expect(visible.isMine()).toBe(false);
  await clock.pass(4_000);
  expect([visible.isMine(), hidden.isMine()]).toEqual([true, false]);
});

test('G18 by a lease: a clock that was set back a day does not keep a dead leader alive', async () => {
  const { clock, shared, tab } = browser();
  const only = tab();
  shared.area.set('snug_lead.g1.p1', JSON.stringify({ by: 'dead', at: clock.now() + 86_400_000 }));
  await clock.pass(2_000);
  expect(only.isMine()).toBe(true);
});

test('G19 by a lease: where storage is blocked, every tab leads itself', async () => {
  const { clock, shared, tab } = browser();
  shared.isFull = true;
  const [one, other] = [tab(), tab()];
  one.claim();
  other.claim();
  await clock.pass(whileMs);
  expect([one.isMine(), other.isMine()]).toEqual([true, true]);
});

test('G19 by locks: when the leader dies another visible tab takes over by itself; a hidden one does not', async () => {
  const locks = fakeLocks();
  const { clock, tab } = browser();
  const [visible, hidden] = [tab(locks.tab()), tab(locks.tab())];
  const dying = locks.tab();
  hidden.claim();
  await clock.pass(0);
  visible.claim();
  await clock.pass(0);
  hidden.page.tell('hidden');
  // Another tab is used, then killed.
  void dying.request('snug_lead.g1.p1', { steal: true }, () => new Promise(() => {})).catch(() => {});
  await clock.pass(0);
  expect(visible.isMine()).toBe(false);
  dying.kill();
  await clock.pass(0);
  expect([visible.isMine(), hidden.isMine()]).toEqual([true, false]);
});

test('G19 by locks: in a browser that refuses locks, or never grants one, every tab leads itself', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as Locks;
  const silent = { request: () => new Promise(() => {}) } as unknown as Locks;
  for (const locks of [refusing, silent]) {
    const { clock, tab } = browser(locks);
    const [one, other] = [tab(), tab()];
    one.claim();
    other.claim();
    await clock.pass(2_000);
    expect([one.isMine(), other.isMine(), one.taken()]).toEqual([true, true, 1]);
  }
});
