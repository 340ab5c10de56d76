/**
 * `npm run check`: what needs no browser – format and lint, types, layers, unused code, package correctness, sizes.
 * `--report=FILE` also writes `{passed, failed, names}`, the names of what failed.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Two lanes for two cores. In one, what a step needs stands before it: sizes are those of the packages that were built. */
const lanes: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    'format and lint': ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    packages: ['../commands/packages.ts'],
    sizes: ['../commands/size.ts'],
  },
  {
    'types of the contract': ['typescript/bin/tsc', '-p', 'packages/contract'],
    'types of the server': ['typescript/bin/tsc', '-p', 'packages/server'],
    'types of the rest': ['typescript/bin/tsc', '-p', '.'],
    layers: ['vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/layers.test.ts'],
    'unused code and dependencies': ['knip/bin/knip.js', '--no-progress'],
  },
];

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let passed = 0;
const names: string[] = [];
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) {
      if (only.length === 0 || only.includes(name)) await step(name, command);
    }
  }),
);

const report = process.argv.find((word) => word.startsWith('--report='));
if (report) writeFileSync(report.slice('--report='.length), JSON.stringify({ passed, failed: names.length, names }));
process.exit(names.length === 0 ? 0 : 1);

/** Runs one step, and prints what it said when it failed. */
async function step(name: string, [command = '', ...args]: readonly string[]): Promise<void> {
  const began = performance.now();
  const run = spawn(process.execPath, [`node_modules/${command}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => run.on('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(run.stdout), text(run.stderr)]);
  const ok = code === 0;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (!ok || name === 'sizes') console.log(`${out}${err}`.trimEnd());
  if (ok) passed += 1;
  else names.push(`check: ${name}`);
}
