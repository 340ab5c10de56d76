import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names a server for the tests, in place of a cluster of their own; its user must be allowed to create databases. */
export const givenServer = 'SNUG_TEST_DATABASE_URL';

/** The folders of Debian, Red Hat and Homebrew, which are not on the PATH. */
const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
];

/** Whether there is a PostgreSQL to test on. */
export function hasPostgres(): boolean {
  return Boolean(process.env[givenServer]) || postgresFolder() !== undefined;
}

/** The folder of `initdb` and `postgres`, the newest where there are several. */
export function postgresFolder(): string | undefined {
  return folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** The path of a program of PostgreSQL, such as `pg_dump`; undefined where it is not installed. */
export function postgresProgram(name: string): string | undefined {
  const folder = folders().find((folder) => existsSync(join(folder, name)));
  return folder && join(folder, name);
}

function folders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...usualFolders.flatMap((pattern) => globSync(pattern)).sort(newestFirst)];
}

function newestFirst(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}
