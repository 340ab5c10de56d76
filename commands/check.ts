/**
 * `npm run check`: what needs no browser – format and lint, types, layers, unused code, package correctness, sizes.
 * `--report=FILE` also writes `{passed, failed, names}`, the names of what failed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const steps: Readonly<Record<string, readonly string[]>> = {
  'format and lint': ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  'types of the contract': ['typescript/bin/tsc', '-p', 'packages/contract'],
  'types of the server': ['typescript/bin/tsc', '-p', 'packages/server'],
  'types of the rest': ['typescript/bin/tsc', '-p', '.'],
  layers: ['vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/layers.test.ts'],
  'unused code and dependencies': ['knip/bin/knip.js', '--no-progress'],
  packages: ['../commands/packages.ts'],
  sizes: ['../commands/size.ts'],
};

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let passed = 0;
const names: string[] = [];
for (const [name, [command = '', ...args]] of Object.entries(steps)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const began = performance.now();
  const run = spawnSync(process.execPath, [`node_modules/${command}`, ...args], { cwd: root, encoding: 'utf8' });
  const ok = run.status === 0;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (!ok || name === 'sizes') console.log(`${run.stdout}${run.stderr}`.trimEnd());
  if (ok) passed += 1;
  else names.push(`check: ${name}`);
}

const report = process.argv.find((word) => word.startsWith('--report='));
if (report) writeFileSync(report.slice('--report='.length), JSON.stringify({ passed, failed: names.length, names }));
process.exit(names.length === 0 ? 0 : 1);
