import { memoryStorage, Refused, type SnugCore } from '@snug/client';
import { fakeClient } from '@snug/client/fake';
import { expect, test } from 'vitest';
import { checkVersion, type VersionCheckSeams } from './version-check.ts';

/** A tab at an address, whose storage can be kept over a reload. */
function tab(address: string, { local, session }: Pick<VersionCheckSeams, 'local' | 'session'> = keeping()) {
  const seen = { reloads: [] as string[], notices: [] as string[] };
  const seams: VersionCheckSeams = {
    local,
    session,
    busy: () => false,
    address: () => address,
    reload: (to) => seen.reloads.push(to),
    notice: (detail) => seen.notices.push(detail),
  };
  return { seams, seen };
}

/** What a browser keeps, with `set` saying so: memory alone answers that it does not. */
function keeping() {
  const { local, session } = memoryStorage();
  const kept = (store: typeof local) => ({
    ...store,
    set: (key: string, value: string) => store.set(key, value) || true,
  });
  return { local: kept(local), session: kept(session) };
}

const serving = (version: string): SnugCore => fakeClient({ answers: { getVersion: version } });

test('START-02 a new version is stored, and the page loads anew with `ver`, once', async () => {
  const storage = keeping();
  storage.local.set('api_version', '1');

  const first = tab('https://quiz.example/join?code=482913', storage);
  await checkVersion(serving('2'), first.seams);
  expect(first.seen.reloads).toEqual(['https://quiz.example/join?code=482913&ver=2']);
  expect(storage.local.get('api_version')).toBe('2');

  const second = tab(first.seen.reloads[0] ?? '', storage);
  await checkVersion(serving('2'), second.seams);
  expect(second.seen.reloads).toEqual([]);
});

test('H67 two servers of two versions behind one address: each version reloads a tab once, then it stays', async () => {
  const storage = keeping();
  storage.local.set('api_version', '1');
  let address = 'https://quiz.example/';
  let reloads = 0;
  for (const served of ['2', '1', '2', '1', '2', '1', '2', '1']) {
    const { seams, seen } = tab(address, storage);
    await checkVersion(serving(served), seams);
    reloads += seen.reloads.length;
    address = seen.reloads[0] ?? address;
  }
  expect(reloads).toBeLessThanOrEqual(2);
});

test('H67 where nothing can be kept, nothing is ever reloaded', async () => {
  const { local, session } = memoryStorage();
  for (const served of ['1', '2', '3']) {
    const { seams, seen } = tab('https://quiz.example/', { local, session });
    await checkVersion(serving(served), seams);
    expect(seen.reloads).toEqual([]);
  }
});

test('OPEN-93 a check that the server refuses is said in its words, and the start goes on', async () => {
  const client = fakeClient({
    answers: {
      getVersion: () => {
        throw new Refused(503, 'Closed for stocktaking.');
      },
    },
  });
  const { seams, seen } = tab('https://quiz.example/');
  await checkVersion(client, seams);
  expect(seen).toEqual({ reloads: [], notices: ['Closed for stocktaking.'] });
});
