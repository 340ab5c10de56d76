// The first step of `npm start` and `npm test`: plain JavaScript for Node 20 or newer, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskErrorIn } from './disk-error.mjs';
import { makeFolder } from './make-folder.mjs';
import { stop } from './stop.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The Node that runs everything after the installation, whatever the machine's own version is. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what package-lock.json names, unless exactly that is installed. Exits with one sentence if it cannot. */
export function ensureInstalled() {
  if (isInstalled()) return;

  // npm's own message would take twenty lines.
  makeFolder(join(root, 'node_modules'));
  console.log('Installing what is missing (once) …');
  run(
    ['ci', '--no-audit', '--no-fund', '--loglevel=warn'],
    'npm ci failed: mend what it says above and run this again.',
  );
  // If install scripts are blocked, the runtime is not unpacked yet.
  if (!existsSync(node)) run(['rebuild', 'node', 'esbuild'], 'The npm package "node" could not unpack itself.');
  if (!existsSync(node)) stop('The npm package "node" is installed but has no binary: are install scripts blocked?');
}

/** npm writes this file last, so only after a complete installation does it exist and is newer than the lockfile. */
const record = join(root, 'node_modules', '.package-lock.json');

function isInstalled() {
  return (
    existsSync(node) &&
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

function run(args, failure) {
  const { status, stderr } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  // npm only warns about files that do not fit on the disk.
  if (status === 0 && !stderr.includes('TAR_ENTRY_ERROR')) return;
  // A partial installation counts as none.
  rmSync(record, { force: true });
  const message = diskErrorIn(stderr ?? '');
  if (message === undefined) process.stderr.write(stderr ?? '');
  stop(message ?? failure);
}
