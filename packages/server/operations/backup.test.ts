import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeCodes } from '@snug/contract';
import { joinedAs, openWorld } from '@snug/testing/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../database/open-store.ts';
import { backUp, backUpRegularly } from './backup.ts';
import { dataFolderAt, openDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snug-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A data folder whose database is being written. */
async function inUse() {
  const data = openDataFolder(join(folder, 'data'));
  const store = await openStore({ kind: 'sqlite', file: data.database, in: 'worker' });
  const put = (key: string) =>
    store.write((trx) =>
      trx
        .insertInto('meta')
        .values({ key, value: 'x'.repeat(1_000) })
        .execute(),
    );
  return { data, store, put };
}

function keysIn(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT key FROM meta ORDER BY key').all() as { key: string }[];
  db.close();
  return rows.map(({ key }) => key);
}

test('G35 H72 a backup made during writes is complete: it has everything answered before, and no partial change', async () => {
  const { data, store, put } = await inUse();
  for (let n = 0; n < 200; n += 1) await put(`before-${String(n).padStart(3, '0')}`);
  let isOver = false;
  const busy = (async () => {
    let count = 0;
    while (!isOver) await put(`during-${++count}`);
    return count;
  })();
  const { bytes, file } = await backUp(data, join(folder, 'copy.db'));
  isOver = true;
  // The copy delayed no write.
  expect(await busy).toBeGreaterThan(0);
  const kept = keysIn(file);
  expect(kept.filter((key) => key.startsWith('before'))).toHaveLength(200);
  expect(bytes).toBe(statSync(file).size);
  for (const made of [file, `${file}.pictures`]) expect(statSync(made).mode & 0o077).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['copy.db', 'copy.db.pictures', 'data']);
  await store.close();
});

test('a backup has nothing that was erased before it', async () => {
  const { data, store, put } = await inUse();
  await put('SECRET-NAME');
  await store.db.deleteFrom('meta').where('key', '=', 'SECRET-NAME').execute();
  const { file } = await backUp(data, join(folder, 'copy.db'));
  expect(readFileSync(file).includes('SECRET-NAME')).toBe(false);
  await store.close();
});

test('a damaged database gives no backup, and the one before stays', async () => {
  const { data, store, put } = await inUse();
  for (let n = 0; n < 300; n += 1) await put(`k${n}`);
  await store.close();
  const to = join(folder, 'copy.db');
  await backUp(data, to);
  const before = readFileSync(to);
  const damaged = readFileSync(data.database);
  damaged.fill(0xaa, damaged.length / 2, damaged.length / 2 + 40_000);
  writeFileSync(data.database, damaged);
  await expect(backUp(data, to)).rejects.toThrow(/damaged|malformed/);
  expect(readFileSync(to).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

test('a folder without a database cannot be backed up', () => {
  expect(() => dataFolderAt(folder)).toThrow(/^There is no database in .+\.$/);
});

test('G35 a start on a backup is another incarnation: each client loads anew, once, and plays on', async () => {
  const first = await openWorld({ store: 'sqlite' });
  const { game_id, code } = await first.game();
  const captain = await first.player('Ada');
  const { view } = await joinedAs(captain, code, 'Owls');
  const data = dataFolderAt(first.dataDir);
  const { file, secret } = await backUp(data, join(folder, 'copy.db'));
  // Changes after the backup are lost with the machine.
  await joinedAs(await first.player('Bob'), code, 'Bats');
  await first.close();

  const restored = openDataFolder(join(folder, 'restored'));
  copyFileSync(file, restored.database);
  copyFileSync(secret as string, join(restored.path, 'secret'));
  expect(statSync(join(restored.path, 'secret')).mode & 0o077).toBe(0);
  const second = await openWorld({ store: 'sqlite', dataDir: restored.path });
  // The same client with its login and its cursor, at the new server.
  const phone = second.guest(captain.clientId);
  phone.token = captain.token;
  const stale = await phone.connect(game_id, view);
  expect(await stale.closed).toBe(closeCodes.resync);
  const fresh = await phone.load(game_id);
  expect(fresh.epoch).not.toBe(view.epoch);
  const connection = await phone.connect(game_id, fresh);
  connection.send('thump thump|0');
  await connection.until('THUMP');
  await second.restart();
  // Once: a later start on the same folder is the same incarnation.
  expect((await phone.load(game_id)).epoch).toBe(fresh.epoch);
  await second.close();
});

test('G35 a server with a backup folder backs up every few minutes and keeps the last twelve', async () => {
  const { data, store } = await inUse();
  const dir = join(folder, 'backups');
  let now = Date.UTC(2026, 0, 6, 20);
  let ring: () => void = () => {};
  let waitsAgain: () => void = () => {};
  const clock = {
    now: () => now,
    after(ms: number, work: () => void) {
      expect(ms).toBe(300_000);
      ring = work;
      waitsAgain();
      return () => {};
    },
  };
  // A partial backup of a killed server, and a file of somebody else's.
  mkdirSync(dir);
  for (const left of ['snug-2026-01-06T19-00-00.000Z.db.part', 'other.part']) writeFileSync(join(dir, left), '');
  const failures: unknown[] = [];
  const failed = (error: unknown) => failures.push(error);
  const backups = backUpRegularly(data, { dir, everyMs: 300_000, clock, failed });
  for (let n = 0; n < 14; n += 1) {
    now += 300_000;
    await new Promise<void>((resolve) => {
      waitsAgain = resolve;
      ring();
    });
  }
  const kept = readdirSync(dir).filter((name) => name.endsWith('.db'));
  expect(kept).toHaveLength(12);
  expect(kept.sort().at(0)).toBe('snug-2026-01-06T20-15-00.000Z.db');
  expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual(['other.part']);
  expect(readdirSync(dir)).toHaveLength(25);
  expect(failures).toEqual([]);
  await backups.stop();
  await store.close();
});
