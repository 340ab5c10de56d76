import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './build/compress.ts';
import { fingerprint, forget, isFresh, remember } from './build/fresh.ts';
import { type Target, targets } from './build/targets.ts';
import { commandLine } from './launch/command-line.mjs';
import { diskErrorIn, diskErrorMessage } from './launch/disk-error.mjs';
import { makeFolder } from './launch/make-folder.mjs';
import { stop } from './launch/stop.mjs';

const { values, positionals: names } = commandLine({
  command: 'npm run build',
  does: `Builds what changed since it was last built; all targets when none is named. A target is named after its folder;
venue-react is the venue site with React in place of Preact. The targets are
${Object.keys(targets).join(', ')}.`,
  takes: '[target …]',
  options: {
    quiet: { type: 'boolean', default: false, means: 'a line for each that is built, and its output when it fails' },
  },
  examples: ['npm run build', 'npm run build -- server venue'],
});
const { quiet } = values;
const root = fileURLToPath(new URL('..', import.meta.url));

const unknown = names.find((name) => !(name in targets));
if (unknown) stop(`There is no build target "${unknown}". The targets are: ${Object.keys(targets).join(', ')}.`);

try {
  for (const [name, target] of Object.entries(targets)) {
    if (names.length === 0 || names.includes(name)) build(name, target);
  }
} catch (error) {
  const sentence = diskErrorMessage(error);
  if (sentence === undefined) throw error;
  stop(sentence);
}

/** Builds a target unless it is fresh. Ends the process when its tool fails. */
function build(name: string, target: Target): void {
  const wanted = fingerprint(root, target.inputs);
  if (isFresh(root, name, target.output, wanted)) return;
  const began = performance.now();
  const folder = dirname(join(root, target.output));
  // The tools' own messages would take twenty lines each.
  for (const written of [folder, join(root, '.cache', 'build')]) makeFolder(written);
  if (quiet) process.stdout.write(`Building ${name} … `);
  forget(root, name);
  const [command = '', ...args] = target.command;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${command}`, ...args], {
    cwd: root,
    env: { ...process.env, ...target.env },
    // Where a failure has a one-sentence message, that is printed instead.
    stdio: quiet ? 'pipe' : ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) {
    if (quiet) process.stdout.write('\n');
    const output = `${stdout ?? ''}${stderr ?? ''}`;
    stop(diskErrorIn(output) ?? `${output}Building ${name} failed.`);
  }
  if (!quiet) process.stderr.write(stderr);
  if (target.isServed) compress(folder);
  remember(root, name, wanted);
  if (quiet) console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}
