import { expect, test } from 'vitest';
import { keysOf } from '../drafts/write.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import type { PersistentStore } from '../outbox/persistent-store.ts';
import { memoryStorage } from '../storage.ts';
import { isBusy } from './is-busy.ts';
import { isUnsent } from './unsent.ts';

const question = { round_order: 1, question_id: 'q1' };
const waiting = JSON.stringify({ seq: 1, at: 1 });

/** A database that contains these keys. */
const holding = (...keys: string[]): PersistentStore => ({
  all: async (prefix) => new Map(keys.filter((key) => key.startsWith(prefix)).map((key) => [key, waiting])),
  put: async () => {},
  remove: async () => {},
});
const nowhere: PersistentStore = {
  ...holding(),
  all: async () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

const field = { matches: (selector: string) => selector.includes('input') } as unknown as Element;

test.each<[string, string, Element | null, boolean]>([
  ['nothing is sent from the home page', '/', null, false],
  ['the game on screen has nothing', '/game/1', null, false],
  ['somebody is typing, wherever that is', '/', field, true],
  ['somebody is typing an answer', '/game/1', field, true],
])('H67 %s', async (_, path, focused, busy) => {
  expect(await isBusy(memoryStorage(), { path, focused, persistentStore: holding() })).toBe(busy);
});

test.each(['answer', 'suggest', 'double'] as const)(
  'H67 H21 %s: an unsent entry is found in the database and in local storage, for this game only',
  async (kind) => {
    const key = keysOf('12', 'ada').write({ kind, ...question });
    const { local, ...others } = memoryStorage();
    expect(await isUnsent({ local, ...others }, holding(key), '12')).toBe(true);
    expect(await isUnsent({ local, ...others }, holding(key), '1')).toBe(false);
    expect(await isUnsent({ local, ...others }, nowhere, '12')).toBe(false);
    local.set(key, waiting);
    expect(await isUnsent({ local, ...others }, undefined, '12')).toBe(true);
    expect(await isUnsent({ local, ...others }, undefined, '1')).toBe(false);
    const focused = null;
    expect(await isBusy({ local, ...others }, { path: '/game/12', focused, persistentStore: holding() })).toBe(true);
    expect(await isBusy({ local, ...others }, { path: '/game/1', focused, persistentStore: holding() })).toBe(false);
    expect(await isBusy({ local, ...others }, { path: '/', focused, persistentStore: holding(key) })).toBe(false);
  },
);

test('H67 nothing waits in a corrupted record', async () => {
  const storage = memoryStorage();
  storage.local.set(keysOf('12', 'ada').write({ kind: 'answer', ...question }), '{"spoilt');
  expect(await isUnsent(storage, undefined, '12')).toBe(false);
});

test('H67 so is a submission, and a draft in a game', async () => {
  const storage = memoryStorage();
  expect(await isUnsent(storage, holding(keysOf('12', 'ada').write({ kind: 'submit', round_order: 2 })), '12')).toBe(
    true,
  );
  const holds = (answer: object) =>
    storage.session.set('answers_12_1_ada', JSON.stringify({ q1: { texts: ['x'], ...answer } }));
  // The answers of a round that is over, all of them saved.
  holds({ saved: true, seq: 7 });
  expect(await isUnsent(storage, holding(), '12')).toBe(false);
  holds({ saved: false, seq: 7 });
  expect(await isUnsent(storage, holding(), '12')).toBe(true);
  // A member's draft.
  holds({ saved: true });
  expect(await isUnsent(storage, holding(), '12')).toBe(true);
  expect(await isUnsent(storage, holding(), '1')).toBe(false);
  // Suggested or deleted by now.
  holds({ saved: true, texts: [''] });
  expect(await isUnsent(storage, holding(), '12')).toBe(false);
});

test('H67 a database that never answers prevents the reload', async () => {
  const clock = virtualClock();
  const silent = { all: () => new Promise<never>(() => {}) };
  const asked = isUnsent(memoryStorage(), silent, '12', clock);
  await clock.pass(1_000);
  expect(await asked).toBe(true);
  expect(clock.pending()).toBe(0);
});
