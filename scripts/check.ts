import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { lanes } from './check/lanes.ts';
import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';
import type { Failure } from './test/step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const steps = lanes.flatMap((lane) => Object.keys(lane));
const { values, positionals: only } = commandLine({
  command: 'npm run check',
  does: `All that needs no browser: format and lint, types, layers, unused code, packages and sizes. Its steps are
${steps.map((step) => `"${step}"`).join(', ')}.`,
  takes: '[step …]',
  options: {
    report: { type: 'string', value: 'FILE', means: 'also writes `{ passed, failures }`, as npm test reads it' },
  },
  examples: ['npm run check', 'npm run check -- "types of the server" layers'],
});
const unknown = only.find((name) => !steps.includes(name));
if (unknown !== undefined) stop(`There is no step "${unknown}". The steps are: ${steps.join(', ')}.`);

let passed = 0;
const failures: Failure[] = [];
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) {
      if (only.length === 0 || only.includes(name)) await step(name, command);
    }
  }),
);

if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }));
process.exit(failures.length === 0 ? 0 : 1);

/** Runs one step, and prints its output if it fails. */
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
  else failures.push({ name: `check: ${name}`, replay: `npm run check -- "${name}"` });
}
