// The first step of `npm start` and `npm test`: plain JavaScript that runs on any Node from 20 up, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The Node that everything after the installation runs on, whatever the machine's own is. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what package-lock.json names, unless just that is installed. Ends the process with one sentence when it cannot. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Snug needs Node 20 or newer to start; this is ${process.version}.`);
  }
  if (isInstalled()) return;

  console.log('Installing what is missing (once) …');
  run(['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed; its message stands above.');
  // Where install scripts are blocked, the runtime has not unpacked itself yet.
  if (!existsSync(node)) run(['rebuild', 'node', 'esbuild'], 'The npm package "node" could not unpack itself.');
  if (!existsSync(node)) stop('The npm package "node" is installed but has no binary: are install scripts blocked?');
}

/** npm writes this file last, so it is there and newer than the lockfile only after a whole installation. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(node) &&
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

function run(args, failure) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop(failure);
}

/** One sentence and a non-zero exit. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
