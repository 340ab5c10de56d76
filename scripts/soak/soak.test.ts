import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, tempFolder } from '@snug/testing/command';
import { beforeEach, expect, test, vi } from 'vitest';
import { replayLine } from '../test/replay-line.ts';

const repository = join(import.meta.dirname, '..', '..');
const soak = ['--conditions=@snug/source', join(repository, 'scripts', 'soak.ts')];

/** A repository for a test, with our tools and seeds. */
let root: string;
beforeEach(() => {
  root = tempFolder();
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `import { seededFastCheck, seeds } from '${repository}/tests/seeds/plugin.ts';
    const unit = { name: 'unit', provide: seeds, include: ['packages/**/*.test.ts'] };
    export default { test: { projects: [{ plugins: [seededFastCheck], test: unit }] } };`,
  );
  mkdirSync(join(root, 'packages', 'planted'), { recursive: true });
});

const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

function writeTest(...lines: string[]): void {
  const imports = ["import fc from 'fast-check';", "import { test } from 'vitest';"];
  writeFileSync(join(root, 'packages', 'planted', 'planted.test.ts'), [...imports, ...lines].join('\n'));
}

async function run(args: readonly string[], program = process.execPath) {
  const { code, stdout, stderr } = await runCommand(args, { cwd: root, env, program });
  return { code, output: stdout + stderr };
}

const least = ['--minutes', '0.0001', '--jobs', '1', '--only', 'properties'];

test('a failing property is reported with a command that plays it again', async () => {
  writeTest(
    `test("a number's (whole) price is under $100", () => fc.assert(fc.property(fc.nat(), (n) => n < 100)));`,
    `test('a number is a number', () => fc.assert(fc.property(fc.nat(), (n) => n >= 0)));`,
  );
  const { code, output } = await run([...soak, ...least, '--seed', '7']);
  expect(output).toMatch(/^soak --seed 7: properties from \d+\n/);
  expect(output).toMatch(/\n1 passed, 1 failed\n$/);
  expect(code).toBe(1);

  const [, line = '', seed = ''] = /^✗ (SNUG_SEED=(\d+) .+)$/m.exec(output) ?? [];
  expect(output).toContain(`properties from ${seed}\n`);
  const again = await run(['-c', line], 'sh');
  expect(again.code).toBe(1);
  expect(again.output).toContain(`{ seed: ${seed}, `);
  expect(again.output).toMatch(/Counterexample: \[100\]/);
  // This test alone is played.
  expect(again.output).toMatch(/1 failed.* \| .*1 skipped/);
});

test('a file that does not load is reported too, and the same seed starts with the same seeds', async () => {
  writeTest("throw new Error('Not today.');");
  const [one, other] = [await run([...soak, ...least, '--seed', '8']), await run([...soak, ...least, '--seed', '8'])];
  const failures = ({ output }: typeof one) => output.match(/^(✗|soak) .+$/gm);
  expect(failures(one)).toEqual([
    expect.stringContaining('soak --seed 8: '),
    expect.stringMatching(/^✗ SNUG_SEED=\d+ npx vitest run --project unit packages\/planted\/planted\.test\.ts$/),
  ]);
  expect(failures(other)).toEqual(failures(one));
  expect([one.code, other.code]).toEqual([1, 1]);
});

test('Ctrl-C ends all processes that it has started', async () => {
  const pidFile = join(root, 'pid');
  writeTest(
    "import { writeFileSync } from 'node:fs';",
    `test('never over', async () => { writeFileSync('${pidFile}', String(process.pid)); await new Promise((never) => setTimeout(never, 900_000)); });`,
  );
  const child = spawn(process.execPath, [...soak, ...least], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '')).toMatch(/^\d+$/);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(process.kill(pid, 0)).toBe(true);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});

test('--help lists the options', async () => {
  const { code, output } = await run([...soak, '--help']);
  expect(code).toBe(0);
  for (const word of ['npm run soak', '--minutes', '--seed', '--only', '--jobs', 'SNUG_RUNS'])
    expect(output).toContain(word);
});

test('a test name is escaped for Vitest’s pattern and for the shell', () => {
  const failed = {
    project: 'browser-preact',
    seed: -5,
    file: 'packages/ui/crop.test.tsx',
    name: "it's (a) name | of $1",
  };
  expect(replayLine(failed)).toBe(
    String.raw`SNUG_SEED=-5 npx vitest run --project browser-preact packages/ui/crop.test.tsx -t '^it'\''s \(a\) name \| of \$1$'`,
  );
});
