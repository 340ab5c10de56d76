/**
 * `npm run build [-- target …]`: builds what changed since it was last built; all targets when none is named.
 * A target is named after its folder; `venue-react` is the venue site with React in place of Preact.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './build/compress.ts';
import { fingerprint, isFresh, remember } from './build/fresh.ts';
import { targets } from './build/targets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const quiet = words.includes('--quiet');
const names = words.filter((word) => !word.startsWith('--'));

const unknown = names.find((name) => !(name in targets));
if (unknown) {
  console.error(`There is no build target "${unknown}". The targets are: ${Object.keys(targets).join(', ')}.`);
  process.exit(1);
}

for (const [name, target] of Object.entries(targets)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const wanted = fingerprint(root, target.inputs);
  if (isFresh(root, name, target.output, wanted)) continue;
  const began = performance.now();
  if (quiet) process.stdout.write(`Building ${name} … `);
  const [command = '', ...args] = target.command;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${command}`, ...args], {
    cwd: root,
    env: { ...process.env, ...target.env },
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(`\n${stdout ?? ''}${stderr ?? ''}Building ${name} failed.`);
    process.exit(1);
  }
  if (target.isServed) compress(dirname(join(root, target.output)));
  remember(root, name, wanted);
  if (quiet) console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}
