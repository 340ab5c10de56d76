import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from './launch/command-line.mjs';

commandLine({
  command: 'npm run size',
  does: `Brotli bytes of what a customer loads, by name, beside what was promised for it; builds what it measures. Ends with 1 when
a promise is broken. Raising one needs a decision record and a removal elsewhere.`,
});
const { default: esbuild } = await import('@size-limit/esbuild');
const { default: file } = await import('@size-limit/file');
const { default: sizeLimit } = await import('size-limit');
const { promises } = await import('./size/promises.ts');

const root = fileURLToPath(new URL('..', import.meta.url));

const built = spawnSync(process.execPath, ['scripts/build.ts', '--quiet', 'venue', 'embed', 'live-game'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);

let broken = 0;
console.log(`${'brotli'.padStart(8)} ${'promise'.padStart(8)}`);
for (const { name, most, ...check } of promises(root)) {
  // size-limit types its result as an object; it is an array with one result per check.
  const results = (await sizeLimit([...esbuild, ...file], { checks: [{ files: [], ...check }] })) as { size: number }[];
  const size = results[0]?.size ?? Number.POSITIVE_INFINITY;
  if (size > most) broken += 1;
  console.log(`${bytes(size)} ${bytes(most)}  ${size > most ? '✗' : '✓'} ${name}`);
}
process.exit(broken === 0 ? 0 : 1);

function bytes(count: number): string {
  return count.toLocaleString('en-US').padStart(8);
}
