import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { dayMs, removeOldFolders } from './old-folders.ts';

const prefix = 'server-';
const fileOfRun = 'SNUG_TEST_WORKER';
const programOfRun = 'SNUG_TEST_PROGRAM';
/** Is deleted after the run, with all that its processes put there. */
const folderOfRun = 'SNUG_TEST_FOLDER';
const server = fileURLToPath(new URL('../../server', import.meta.url));
/** Below the root, so that packages are found, and where nothing else looks. */
const above = fileURLToPath(new URL('../../../.cache/', import.meta.url));

/**
 * Vitest's global setup of tests that open servers: bundles the server once for the run, as `npm run build` does, for tests
 * that start a process (`SNUG_TEST_PROGRAM`), and its database thread, of which every server has one. A process that reads its
 * hundreds of source files takes three times as much CPU (1.8 s instead of 0.7), a thread too (bundled 130 ms).
 */
export default async function setup(): Promise<() => void> {
  mkdirSync(above, { recursive: true });
  removeOldFolders(above, prefix, Date.now() - dayMs);
  const folder = mkdtempSync(join(above, prefix));
  // The server looks for its version and the demo pack's pictures beside the folder that it is built into.
  copyFileSync(join(server, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(server, 'packs'), join(folder, 'packs'), 'junction');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  await build({
    entryPoints: ['main.ts', 'commands/database-worker.ts', 'database/copy-database.ts'].map((file) =>
      join(server, file),
    ),
    outdir: join(folder, 'dist'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@snug/source'],
    external: Object.keys(dependencies).filter((name) => !/^@snug\/|^kysely$|^zod$/.test(name)),
    // A thread reads as little as it can: with its map inside it, half of what it read was the map.
    sourcemap: 'linked',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'error',
  });
  process.env[fileOfRun] = pathToFileURL(join(folder, 'dist/database-worker.js')).href;
  process.env[programOfRun] = join(folder, 'dist/main.js');
  process.env[folderOfRun] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Replaces `worker-file.ts` in such a run, by the vitest configuration. */
export const workerFile = new URL(
  process.env[fileOfRun] ?? '../../server/commands/database-worker.ts',
  import.meta.url,
);
