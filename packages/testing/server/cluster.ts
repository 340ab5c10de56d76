import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../../server/database/postgres.ts';
import { givenServer, postgresFolder } from './find-postgres.ts';

/** The address of the run's server: set by `setup`, read in every process of the run. */
const serverOfRun = 'SNUG_TEST_SERVER';
/** A database with the tables in it, and nothing else. */
const templateOfRun = 'SNUG_TEST_TEMPLATE';

/** Vitest's global setup of the project `postgres`: one cluster for the run, gone after it. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env[givenServer];
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster();
  process.env[serverOfRun] = cluster.url;
  // The tables are created once, and copied for each test.
  const template = await newDatabase('template1');
  await (await openPostgres({ kind: 'postgres', url: template.url })).close();
  process.env[templateOfRun] = template.name;
  return async () => {
    await template.drop();
    await cluster.stop();
  };
}

interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a cluster in a temporary folder, with a socket in it as its only address. It ends with this process, however that
 * ends: a shell reads a pipe from it, and removes everything when the pipe closes.
 */
async function startCluster(): Promise<Cluster> {
  const bin = postgresFolder();
  if (bin === undefined) throw new Error('There is no PostgreSQL on the PATH or where systems put it.');
  const folder = mkdtempSync(join(tmpdir(), 'snug-pg-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  // Nothing here outlives the run, so nothing waits for the disk. Tests of durability use SQLite.
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    autovacuum: 'off',
  };
  const script = `
    "$1/initdb" --pgdata "$2/data" --username postgres --auth trust --encoding UTF8 --no-locale --no-sync >"$2/log" 2>&1 || exit 1
    "$1/postgres" -D "$2/data" ${Object.entries(settings)
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ')} >>"$2/log" 2>&1 </dev/null &
    echo
    read -r _
    kill -QUIT $! 2>/dev/null
    wait $!
    rm -rf "$2"`;
  const shell = spawn('/bin/sh', ['-c', script, 'sh', bin, folder], {
    ...user,
    // Its own session: Ctrl-C ends this process, and the shell cleans up.
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    shell.stdout.once('data', () => resolve());
    ended.then(() => reject(new Error(`PostgreSQL did not start: see ${folder}/log.`)));
  });
  // The pipe alone must not keep a finished run alive.
  shell.unref();
  const url = `postgres://localhost/postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  await untilReady(url);
  return {
    url,
    stop: () => {
      shell.ref();
      shell.stdin.end();
      return ended;
    },
  };
}

/** A user without privileges, where this process is root, which may not run PostgreSQL. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (of: string) => Number(execFileSync('id', [of, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

const startMaxMs = 240_000;

async function untilReady(url: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      return await runSql(url, 'select 1');
    } catch (error) {
      if (performance.now() - since > startMaxMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Runs a statement on its server, from another database. */
  runOnServer(sql: string): Promise<void>;
  drop(): Promise<void>;
}

/** A fresh database on the server of the run, with the tables in it unless it is copied from another template. */
export async function newDatabase(template = process.env[templateOfRun] ?? 'template1'): Promise<TestDatabase> {
  const server = process.env[serverOfRun];
  if (!server) throw new Error('Run this in the vitest project `postgres`, which starts a server.');
  const name = `snug_${crypto.randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    runOnServer: (sql) => runSql(server, sql),
    drop: () => runSql(server, `drop database if exists ${name} with (force)`),
  };
}
