/**
 * `npm run size`: brotli bytes of what a customer loads, by name, beside what was promised for it.
 * Raising a promise needs a decision record and a removal elsewhere. Exit 1 when one is broken.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import esbuild from '@size-limit/esbuild';
import file from '@size-limit/file';
import sizeLimit from 'size-limit';
import { promises } from './size/promises.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const built = spawnSync(process.execPath, ['commands/build.ts', '--quiet', 'venue', 'embed', 'live-game'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

let broken = 0;
console.log(`${'brotli'.padStart(8)} ${'promise'.padStart(8)}`);
for (const { name, most, ...check } of promises(root)) {
  // size-limit types its answer as an object; it is one result per check.
  const results = (await sizeLimit([...esbuild, ...file], { checks: [{ files: [], ...check }] })) as { size: number }[];
  const size = results[0]?.size ?? Number.POSITIVE_INFINITY;
  if (size > most) broken += 1;
  console.log(`${bytes(size)} ${bytes(most)}  ${size > most ? '✗' : '✓'} ${name}`);
}
process.exit(broken === 0 ? 0 : 1);

function bytes(count: number): string {
  return count.toLocaleString('en-US').padStart(8);
}
