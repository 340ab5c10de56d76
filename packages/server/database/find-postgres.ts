import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Says which server the suites run on instead of a cluster of their own; its user must be allowed to make databases. */
export const givenServer = 'SNUG_TEST_DATABASE_URL';

/** Where Debian, Red Hat and Homebrew put it: none of them on the PATH. */
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

/** Where a program that comes with PostgreSQL is, such as `pg_dump`; undefined where it is not. */
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
