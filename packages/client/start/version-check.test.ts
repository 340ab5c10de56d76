import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeClient } from '../fake/fake-client.ts';
import { seededRandom } from '../fake/fake-world.ts';
import type { FakeAnswers } from '../fake/rows.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { Refused } from '../refused.ts';
import { type GuardedStorage, guardedStorage } from '../storage.ts';
import { tabNote } from './tab-note.ts';
import { checkVersion, startVersionCheck, type VersionCheckOptions } from './version-check.ts';

/** One of a browser's storage areas, which throws on some writes. */
function area(takes = true) {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!takes) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

interface Browser {
  readonly local: ReturnType<typeof area>;
  readonly session: ReturnType<typeof area>;
  readonly page: { name: string };
  address: string;
}

const browser = ({ local = true, session = true, name = '', address = 'https://quiz.example/' } = {}): Browser => ({
  local: area(local),
  session: area(session),
  page: { name },
  address,
});

/** One page of a tab, from its start to its reload. Its storage and notes outlive it; memory does not. */
async function page(
  tab: Browser,
  getVersion: FakeAnswers['getVersion'],
  options: Partial<VersionCheckOptions> = {},
): Promise<{ reloads: string[]; notices: string[] }> {
  const storage: GuardedStorage = guardedStorage({ local: () => tab.local, session: () => tab.session });
  const seen = { reloads: [] as string[], notices: [] as string[] };
  await checkVersion(
    { ...fakeClient({ answers: { getVersion } }), storage },
    {
      busy: () => false,
      address: () => tab.address,
      reload: (to) => seen.reloads.push(to),
      notice: (detail) => seen.notices.push(detail),
      note: tabNote('snug_reloaded_for', storage.session, tab.page),
      ...options,
    },
  );
  tab.address = seen.reloads[0] ?? tab.address;
  return seen;
}

test('STORE-04 OPEN-92 without a stored version the server’s is stored as api_version, and nothing reloads', async () => {
  const tab = browser();
  expect((await page(tab, '2')).reloads).toEqual([]);
  expect([...tab.local.kept]).toEqual([['api_version', '2']]);
});

test('START-01 START-03 the server’s version is compared with the stored one; if equal, the start continues', async () => {
  const tab = browser();
  tab.local.kept.set('api_version', '2');
  expect(await page(tab, '2')).toEqual({ reloads: [], notices: [] });
  expect([tab.session.kept.size, tab.page.name]).toEqual([0, '']);
  expect((await page(tab, '3')).reloads).toHaveLength(1);
});

test('START-02 a new version is stored, and the page reloads with `ver`, once', async () => {
  const tab = browser({ address: 'https://quiz.example/join?code=482913' });
  tab.local.kept.set('api_version', '1');
  expect((await page(tab, '2')).reloads).toEqual(['https://quiz.example/join?code=482913&ver=2']);
  expect(tab.local.kept.get('api_version')).toBe('2');
  expect((await page(tab, '2')).reloads).toEqual([]);
});

test('LIMIT-25 the check is made 200 ms after the start, not before, and not after the page was left', async () => {
  const clock = virtualClock();
  let asked = 0;
  const getVersion = () => `${++asked}`;
  const options = {
    busy: () => true,
    address: () => 'https://quiz.example/',
    reload: () => {},
    notice: () => {},
    note: { read: () => '', write: () => true },
    clock,
  };
  startVersionCheck(fakeClient({ answers: { getVersion } }), options);
  await clock.pass(199);
  expect(asked).toBe(0);
  await clock.pass(1);
  expect(asked).toBe(1);
  startVersionCheck(fakeClient({ answers: { getVersion } }), options)();
  await clock.pass(1_000);
  expect([asked, clock.pending()]).toEqual([1, 0]);
});

test('LIMIT-26 CALL-13 each request for the version has its own random query value', async () => {
  const values = new Set<string>();
  const random = seededRandom();
  const getVersion: FakeAnswers['getVersion'] = ({ query }) => {
    values.add(query.r ?? '');
    return '1';
  };
  for (let time = 0; time < 5; time++) await page(browser(), getVersion, { random });
  expect(values.size).toBe(5);
  expect(values).not.toContain('');
});

test('H67 nothing reloads while that would disturb, and nothing is stored: the next start finds it again', async () => {
  for (const busy of [() => true, async () => true, () => Promise.reject(new Error('no idea'))]) {
    const tab = browser();
    tab.local.kept.set('api_version', '1');
    expect((await page(tab, '2', { busy })).reloads).toEqual([]);
    expect(tab.local.kept.get('api_version')).toBe('1');
    expect((await page(tab, '2')).reloads).toHaveLength(1);
  }
});

test('H67 for any versions and any storage, each version reloads a tab at most once, and it settles', async () => {
  const seen = { reloads: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 20 }),
      fc.record({ local: fc.boolean(), session: fc.boolean(), name: fc.constantFrom('', 'the venue’s own') }),
      fc.constantFrom(undefined, '0', '', '{', 'x'.repeat(5_000)),
      async (served, blocked, stored) => {
        const tab = browser(blocked);
        if (stored !== undefined) tab.local.kept.set('api_version', stored);
        const reloadedFor: string[] = [];
        for (const version of served) {
          const { reloads } = await page(tab, version);
          if (reloads.length > 0) reloadedFor.push(version);
        }
        expect(new Set(reloadedFor).size).toBe(reloadedFor.length);
        // Blocked storage has no version to compare; a tab that keeps no note never reloads.
        if (!blocked.local || (!blocked.session && blocked.name !== '')) expect(reloadedFor).toEqual([]);
        // A window name that another page has set stays.
        if (blocked.name !== '') expect(tab.page.name).toBe(blocked.name);
        seen[reloadedFor.length > 0 ? 'reloads' : 'none']++;
      },
    ),
    { numRuns: 1_000 },
  );
  expect(Math.min(seen.reloads, seen.none)).toBeGreaterThan(100);
});

test('H67 with two servers of two versions behind one address, each version reloads a tab once, then it stays', async () => {
  for (const session of [true, false]) {
    const tab = browser({ session });
    tab.local.kept.set('api_version', '0');
    let reloads = 0;
    for (let turn = 0; turn < 20; turn++) reloads += (await page(tab, turn % 2 ? '1' : '2')).reloads.length;
    expect(reloads).toBe(2);
  }
});

test('OPEN-93 a refused check shows the server’s text, and the start continues; a network error shows nothing', async () => {
  const refuses = () => {
    throw new Refused(503, 'Closed for stocktaking.');
  };
  expect(await page(browser(), refuses)).toEqual({ reloads: [], notices: ['Closed for stocktaking.'] });
  for (const strange of ['', 'two words', 'x'.repeat(101), 7, null, { version: '2' }]) {
    const tab = browser();
    tab.local.kept.set('api_version', '1');
    expect(await page(tab, strange as string)).toEqual({ reloads: [], notices: [] });
    expect(tab.local.kept.get('api_version')).toBe('1');
  }
});
