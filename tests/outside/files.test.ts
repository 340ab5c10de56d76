import { execFile } from 'node:child_process';
import { chmod, lstat, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse, send } from './house.ts';
import { form, formType, shotOf } from './picture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every file and folder below a path with its mode, the folder itself as ''. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = ['', ...(await readdir(folder, { recursive: true }))].sort();
  const modes = await Promise.all(
    names.map(async (name) => {
      const stats = await lstat(join(folder, name));
      return [name, `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`] as const;
    }),
  );
  return Object.fromEntries(modes);
}

const isClosed = (mode: string) => mode === 'folder 700' || mode === 'file 600';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'snug-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Does something under another mask, which its children inherit. */
async function under<T>(mask: number, work: () => Promise<T>): Promise<T> {
  const before = process.umask(mask);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

test.skipIf(process.platform === 'win32').each([0o000, 0o022, 0o277])(
  'whatever the mask (%o), files are 0600 and folders 0700',
  { timeout: 120_000 },
  async (mask) => {
    const above = await newFolder();
    const [dataDir, backups] = [join(above, 'data'), join(above, 'backups')];
    const house = await under(mask, () => openHouse({ SNUG_DATA_DIR: dataDir }));
    const game = await newGame(await quizmasterOf(house));
    const phone = newBrowser(house.port);
    await joinAs(phone, game, 'The Regulars');
    expect((await phone.call('POST', shotOf(game), form, { headers: formType })).status).toBe(200);
    const backup = join(backups, 'snug.db');
    const env = { ...process.env, SNUG_DATA_DIR: dataDir };
    const command = ['--conditions=@snug/source', 'scripts/backup.ts', '--to', backup];
    await under(mask, () => promisify(execFile)(process.execPath, command, { cwd: root, env }));
    const [data, kept] = [await modesIn(dataDir), await modesIn(backups)];
    expect(Object.keys(kept)).toEqual(['', 'snug.db', 'snug.db.pictures', 'snug.db.secret']);
    expect(Object.keys(data).join()).toMatch(/media\/.+\.png/);
    expect(data).toMatchObject({ 'snug.db': 'file 600', secret: 'file 600' });
    expect(Object.entries({ ...data, ...kept }).filter(([, mode]) => !isClosed(mode))).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a data folder that was open to all is closed at the start',
  {
    timeout: 120_000,
  },
  async () => {
    const dataDir = await newFolder();
    const first = await openHouse({ SNUG_DATA_DIR: dataDir });
    const game = await newGame(await quizmasterOf(first));
    const phone = newBrowser(first.port);
    await joinAs(phone, game, 'The Regulars');
    expect((await phone.call('POST', shotOf(game), form, { headers: formType })).status).toBe(200);
    // So that its log is left beside it.
    first.child.kill('SIGKILL');
    await first.stop();
    // Somebody else's file in the same folder is theirs.
    await writeFile(join(dataDir, 'notes.txt'), 'mine');
    for (const [name, mode] of Object.entries(await modesIn(dataDir)))
      await chmod(join(dataDir, name), mode.startsWith('folder') ? 0o755 : 0o644);

    await openHouse({ SNUG_DATA_DIR: dataDir });
    const { 'notes.txt': notes, ...own } = await modesIn(dataDir);
    expect(notes).toBe('file 644');
    expect(own).toMatchObject({ '': 'folder 700', media: 'folder 700', 'snug.db-wal': 'file 600' });
    expect(Object.entries(own).filter(([, mode]) => !isClosed(mode))).toEqual([]);
  },
);

test('/readyz says when the folder or the database cannot be written, and when it can again', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(await newFolder(), 'data');
  const { port } = await openHouse({ SNUG_DATA_DIR: dataDir });
  const ready = async () => {
    const { status, json } = await send(port, '/readyz');
    return [status, json.detail];
  };
  const soon = { timeout: 30_000 };
  expect(await ready()).toEqual([200, undefined]);

  await rename(dataDir, `${dataDir}-gone`);
  await expect.poll(ready, soon).toEqual([503, expect.stringContaining('data folder cannot be written')]);
  expect((await send(port, '/healthz')).status).toBe(200);
  await rename(`${dataDir}-gone`, dataDir);
  await expect.poll(ready, soon).toEqual([200, undefined]);

  const other = new DatabaseSync(join(dataDir, 'snug.db'));
  other.exec('BEGIN IMMEDIATE');
  await expect.poll(ready, soon).toEqual([503, expect.stringContaining('database cannot be written')]);
  other.exec('COMMIT');
  other.close();
  await expect.poll(ready, soon).toEqual([200, undefined]);
});

test('/readyz tries it now and then, not at each of a thousand probes', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const log = async () => (await lstat(join(house.dataDir, 'snug.db-wal'))).size;
  await send(house.port, '/readyz');
  const before = await log();
  const replies = await Promise.all(Array.from({ length: 200 }, () => send(house.port, '/readyz')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  // A trial is some forty kilobytes of log.
  expect((await log()) - before).toBeLessThan(20 * 40_000);
});

test('half a picture that a killed process was writing goes at the next start', { timeout: 120_000 }, async () => {
  const dataDir = await newFolder();
  const media = join(dataDir, 'media');
  const first = await openHouse({ SNUG_DATA_DIR: dataDir });
  const game = await newGame(await quizmasterOf(first));
  const phone = newBrowser(first.port);
  await joinAs(phone, game, 'The Regulars');
  expect((await phone.call('POST', shotOf(game), form, { headers: formType })).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.stop();
  // As it stands while a file is written, since some minutes: its row is reserved, and its name is not its own yet.
  const [name = ''] = await readdir(media);
  await rename(join(media, name), join(media, `${name}.part`));
  const database = new DatabaseSync(join(dataDir, 'snug.db'));
  expect(database.prepare('update images set deleted_at = 0, created_at = 1 where file = ?').run(name).changes).toBe(1);
  database.close();

  await openHouse({ SNUG_DATA_DIR: dataDir });
  await expect.poll(() => readdir(media), { timeout: 30_000 }).toEqual([]);
});
