import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getVersion, hostNewGame, hostSignIn } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import {
  littleQuiz,
  newDatabase,
  openWorld,
  postgresProgram,
  type TestDatabase,
  type World,
} from '@snug/testing/server';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { besideAnother } from '../operations/greeting.ts';
import { openStore } from './open-store.ts';
import { postgresErrorOf } from './postgres.ts';
import type { Store } from './store.ts';

/** Promises of PostgreSQL alone; those of every store are in `portable.test.ts`. */
let database: TestDatabase;
let store: Store;
let other: Client;
beforeEach(async () => {
  database = await newDatabase();
  store = await openStore({ kind: 'postgres', url: database.url });
  other = new Client({ connectionString: database.url });
  other.on('error', () => {});
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await store.close();
  await database.drop();
});

const put = (key: string, lock?: string) =>
  store.write((trx) => trx.insertInto('meta').values({ key, value: '' }).execute(), lock);
const keys = async () =>
  (await store.db.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key);
/** Holds a lock as another server would. */
const hold = (lock: string) => other.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);

test('G15 on PostgreSQL nobody waits longer than two seconds for another server: then they are told to try again', async () => {
  await hold('game/a');
  await expect(put('a', 'game/a')).rejects.toMatchObject({ name: 'StoreError', busy: true });
  await other.query('select pg_advisory_unlock_all()');
  await put('b', 'game/a');
  expect(await keys()).toEqual(['b']);
});

test('G15 on PostgreSQL nobody waits longer than two seconds for a result', async () => {
  await other.query('begin; lock table meta in access exclusive mode');
  await expect(keys()).rejects.toMatchObject({ busy: true });
  await other.query('rollback');
  expect(await keys()).toEqual([]);
});

test('G15 on PostgreSQL a blocked game blocks no other game, however many writes wait for it', async () => {
  await hold('game/a');
  const waiting = Array.from({ length: 40 }, (_, n) => put(`a${n}`, 'game/a'));
  await put('b', 'game/b');
  expect(await keys()).toEqual(['b']);
  await other.query('select pg_advisory_unlock_all()');
  await Promise.all(waiting);
  expect(await keys()).toHaveLength(41);
});

test('servers that start at once create the tables once, and share them', async () => {
  const empty = await newDatabase('template1');
  const place = { kind: 'postgres', url: empty.url } as const;
  const worlds = await Promise.all([1, 2, 3].map(() => openWorld({ databaseUrl: empty.url, store: 'sqlite' })));
  const one = await openStore(place);
  expect(await one.db.selectFrom('venues').select('name').execute()).toEqual([{ name: 'Quiz Night' }]);
  expect(new Set(worlds.map(({ server }) => server.context.incarnation)).size).toBe(1);
  await one.close();
  for (const world of worlds) await world.close();
  await empty.drop();
});

test('a server that starts beside another says so and leaves that one’s printed link alone; one that starts alone ends it', async () => {
  const label = join(mkdtempSync(join(tmpdir(), 'snug-shared-')), 'venue.json');
  writeFileSync(label, JSON.stringify({ name: 'The Bell' }));
  const opened = () =>
    openWorld({ databaseUrl: database.url, store: 'sqlite', secret: 'of-all-servers-of-the-bell', venueFile: label });
  const signIn = async ({ guest }: World, link: string) => (await guest().ask(hostSignIn, { body: { link } })).status;
  // This test's own store is no script beside a server.
  await store.close();
  const one = await opened();
  // A script that runs is no server.
  const script = await openStore({ kind: 'postgres', url: database.url, alongside: true });
  const two = await opened();
  expect([one, two].map(({ server }) => besideAnother(server))).toEqual([
    undefined,
    expect.stringMatching(/^Warning: another server uses this database/),
  ]);
  expect(await signIn(two, one.server.signInLink)).toBe(200);
  const unused = two.server.signInLink;
  for (const each of [one, two]) await each.close();
  // PostgreSQL ends its side of a connection a moment later.
  const open = "select pid from pg_stat_activity where datname = current_database() and application_name = 'snug'";
  await expect.poll(async () => (await other.query(open)).rows, { timeout: 10_000 }).toEqual([]);
  const three = await opened();
  expect(besideAnother(three.server)).toBeUndefined();
  expect(await signIn(three, unused)).toBe(410);
  expect(await signIn(three, three.server.signInLink)).toBe(200);
  await three.close();
  await script.close();
  store = await openStore({ kind: 'postgres', url: database.url });
  rmSync(dirname(label), { recursive: true });
});

test('G15 on PostgreSQL a connection that the server ends fails as busy, undoes its transaction, and is replaced', async () => {
  const killed = store.write(async (trx) => {
    await trx.insertInto('meta').values({ key: 'lost', value: '' }).execute();
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'snug' and pid <> pg_backend_pid()`);
    await trx.insertInto('meta').values({ key: 'never', value: '' }).execute();
  });
  await expect(killed).rejects.toMatchObject({ busy: true });
  await put('kept');
  expect(await keys()).toEqual(['kept']);
});

test('G10 on PostgreSQL a write that waited for a lock sees its last holder’s changes, whatever isolation the database has', async () => {
  await database.runOnServer(`alter database ${database.name} set default_transaction_isolation = 'repeatable read'`);
  const strict = await openStore({ kind: 'postgres', url: database.url });
  await put('count');
  const add = () =>
    strict.write(async (trx) => {
      const { value } = await trx
        .selectFrom('meta')
        .select('value')
        .where('key', '=', 'count')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('meta')
        .set({ value: `${value}x` })
        .where('key', '=', 'count')
        .execute();
    }, 'game/a');
  await hold('game/a');
  const waiting = add();
  while ((await other.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount === 0);
  await other.query("update meta set value = 'before' where key = 'count'");
  await other.query('select pg_advisory_unlock_all()');
  await waiting;
  expect((await other.query("select value from meta where key = 'count'")).rows).toEqual([{ value: 'beforex' }]);
  await strict.close();
});

test('G15 on PostgreSQL a connection that falls silent is busy once, and not used again', async () => {
  // A proxy to the database: a connection that the test silences neither answers nor ends.
  const { hostname, port, searchParams } = new URL(database.url);
  const at = searchParams.get('host');
  const server = at?.startsWith('/') ? { path: `${at}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) };
  const pipes: Socket[] = [];
  const way = createServer((socket) => {
    const there = connect(server as { path: string });
    pipes.push(socket, there);
    for (const end of [socket, there]) end.on('error', () => {});
    socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(database.url);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  const far = await openStore({ kind: 'postgres', url: through.href });
  await far.db.selectFrom('meta').select('key').execute();

  for (const pipe of pipes) pipe.unpipe().pause();
  const asked = far.db.selectFrom('meta').select('key').execute();
  await expect(asked).rejects.toMatchObject({ name: 'StoreError', busy: true });
  expect(await far.db.selectFrom('meta').select('key').execute()).toEqual([]);
  await far.close();
  for (const pipe of pipes) pipe.destroy();
  way.close();
});

test('G14 G15 on PostgreSQL while the database is unavailable calls are answered 503 with Retry-After; it comes back by itself', async () => {
  const world = await openWorld({ store: 'sqlite', databaseUrl: database.url });
  const host = await world.host();
  const body = { title: 'Night', pack: Pack.parse(littleQuiz) };
  const ready = async () => (await fetch(`${world.server.url}/readyz`)).status;
  expect(await ready()).toBe(200);

  await database.runOnServer(`alter database ${database.name} allow_connections false`);
  await database.runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`,
  );
  const refused = await host.ask(hostNewGame, { body });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ready()).toBe(503);
  // Calls that need no database are answered: clients see that the server is there.
  await world.guest().call(getVersion);

  await database.runOnServer(`alter database ${database.name} allow_connections true`);
  expect((await host.ask(hostNewGame, { body })).status).toBe(200);
  expect(await ready()).toBe(200);
  await world.close();
});

const [dump, restore] = [postgresProgram('pg_dump'), postgresProgram('pg_restore')];

test.skipIf(!dump || !restore)(
  'G35 on PostgreSQL a database restored from its dump is another incarnation',
  async () => {
    const copy = await newDatabase('template1');
    const file = join(mkdtempSync(join(tmpdir(), 'snug-dump-')), 'snug.dump');
    const world = await openWorld({ store: 'sqlite', databaseUrl: database.url });
    const { game_id } = await world.game();
    const { incarnation } = world.server.context;
    // As `npm run backup` says, beside the running server.
    execFileSync(dump ?? '', ['--format=custom', '--exclude-table-data=meta', `--file=${file}`, database.url]);
    await world.restart();
    expect(world.server.context.incarnation).toBe(incarnation);
    await world.close();
    execFileSync(restore ?? '', ['--clean', '--if-exists', `--dbname=${copy.url}`, file]);
    const restored = await openWorld({ store: 'sqlite', databaseUrl: copy.url });
    expect(restored.server.context.incarnation).not.toBe(incarnation);
    expect((await (await restored.host()).hostLoad(game_id)).title).toBe('Test night');
    await restored.close();
    await copy.drop();
    rmSync(dirname(file), { recursive: true });
  },
);

test('an unreachable database ends the start with one sentence, which does not reveal the password', async () => {
  const databaseUrl = 'postgres://snug:SECRET@127.0.0.1:1/snug';
  const start = openWorld({ store: 'sqlite', databaseUrl });
  await expect(start).rejects.toThrow(/^The database of SNUG_DATABASE_URL cannot be opened: .+ECONNREFUSED.+\.$/);
  await expect(start).rejects.not.toThrow(/SECRET/);
});

test('G15 on PostgreSQL errors that pass or that the operator can mend are retryable, a bug is not', () => {
  const busy = (code?: string) => postgresErrorOf(Object.assign(new Error('no'), { code })).busy;
  const passing = [
    '53300',
    '53100',
    '40001',
    '40P01',
    '55P03',
    '57014',
    '57P01',
    '08006',
    '25006',
    'ECONNRESET',
    'EPIPE',
  ];
  expect(passing.filter((code) => !busy(code))).toEqual([]);
  expect(busy()).toBe(true);
  expect(['23505', '22P02', '42P01'].filter(busy)).toEqual([]);
});
