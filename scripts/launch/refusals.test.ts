import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '@snug/testing/command';
import { transform } from 'esbuild';
import { beforeEach, expect, test } from 'vitest';
import { diskErrorIn, diskErrorMessage } from './disk-error.mjs';
import { endedScript } from './ended-script.ts';
import { tooOld } from './run.cjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

/** Runs a command as npm does, in this project or in a copy. */
const run = (args: readonly string[], { env, ...at }: { cwd?: string; env?: Record<string, string> } = {}) =>
  endedScript(['scripts/launch/run.cjs', ...args], { ...at, env: { ...process.env, ...env } });

/** The outcome of a command that exits with this sentence alone. */
const refused = (stderr: unknown) => ({ code: 1, stdout: '', stderr });

/** A clone that contains only the commands. */
function clone(): string {
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  return folder;
}

/** A clone in which everything seems installed: no test may install anything. */
function installedClone(): string {
  const cwd = clone();
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
  writeFileSync(join(cwd, 'package-lock.json'), '{}');
  utimesSync(join(cwd, 'package-lock.json'), 0, 0);
  return cwd;
}

test.each([
  [['crash', '--kill', '3'], "Unknown option '--kill': npm run crash -- --help says what there is.\n"],
  [['crash', '--kills'], "Option '--kills <value>' argument missing: npm run crash -- --help says what there is.\n"],
  [['size', 'venue'], "Unexpected argument 'venue': npm run size -- --help says what there is.\n"],
  [['start', '--port=3'], "Unknown option '--port': npm start -- --help says what there is.\n"],
  [['build', 'server', '--quite'], "Unknown option '--quite': npm run build -- --help says what there is.\n"],
])('%j fails with the name of the option and where to find help', async (args, sentence) => {
  expect(await run(args)).toEqual(refused(sentence));
});

test('npm run dev and npm run storybook fail before they start anything if a port is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const sentence = (instead: string) =>
    refused(
      expect.stringMatching(`^Port ${port} is taken: end what runs there, or choose another as in ${instead}\\.\n$`),
    );
  const cwd = installedClone();
  expect(await run(['dev'], { cwd, env: { PORT: String(port) } })).toEqual(sentence('PORT=\\d+ npm run dev'));
  const other = { cwd, env: { PORT: '1' } };
  expect(await run(['dev', '--players', String(port)], other)).toEqual(sentence('npm run dev -- --players \\d+'));
  expect(await run(['storybook', '--port', String(port)], { cwd })).toEqual(
    sentence('npm run storybook -- --port \\d+'),
  );
  taken.close();
});

test.each([
  ['test', []],
  ['bench', ['--only=screen']],
  ['tour', []],
])('a CHROMIUM_PATH that names no program ends %s at once', async (name, args) => {
  const cwd = installedClone();
  for (const given of ['/no/such/browser', folder]) {
    expect(await run([name, ...args], { cwd, env: { CHROMIUM_PATH: given } })).toEqual(
      refused(
        `CHROMIUM_PATH names ${given}, which is no program that can be run: name a Chromium there, or unset it.\n`,
      ),
    );
  }
});

test.each([
  ['20.0.0', false],
  ['24.21.0', false],
  ['19.9.0', true],
  ['18.20.8', true],
  ['8.17.0', true],
])('Node %s is too old: %s', (version, isTooOld) => {
  expect(tooOld(version)).toEqual(
    isTooOld ? expect.stringMatching(`^Snug needs Node 20 or newer and this is ${version}: install .+\\.$`) : undefined,
  );
});

test('an old Node can parse the file that checks its version', async () => {
  const entryPoint = readFileSync(join(root, 'scripts/launch/run.cjs'), 'utf8');
  const [old, plain] = await Promise.all(
    ['es2015', 'esnext'].map((target) => transform(entryPoint, { target, minifyWhitespace: true })),
  );
  expect(old?.code).toBe(plain?.code);
  // No other file is read before the version is checked.
  expect(plain?.code.match(/\b(require\(|import\b)/g)).toEqual(['require(']);
});

test('without an installation a command in TypeScript says what to run', async () => {
  expect(await run(['backup'], { cwd: clone() })).toEqual(
    refused('Nothing is installed yet: run npm ci, then this again.\n'),
  );
});

test('npm start, npm test and npm run build fail with one sentence if a folder of the clone cannot be made', async () => {
  const inTheWay = (path: string) =>
    refused(`A file is in the way of ${join(folder, path)}: move it elsewhere and run this again.\n`);
  const cwd = clone();
  writeFileSync(join(cwd, 'node_modules'), '');
  expect(await run(['start'], { cwd })).toEqual(inTheWay('node_modules'));
  expect(await run(['test'], { cwd })).toEqual(inTheWay('node_modules'));

  rmSync(join(cwd, 'node_modules'));
  rmSync(join(cwd, 'scripts'), { recursive: true });
  installedClone();
  mkdirSync(join(cwd, 'packages'));
  writeFileSync(join(cwd, 'packages/server'), '');
  expect(await run(['build', 'server'], { cwd })).toEqual(inTheWay('packages/server/dist'));
  // This is how `npm start` runs it.
  expect(await run(['build', '--quiet', 'server'], { cwd })).toEqual(inTheWay('packages/server/dist'));
});

test.each([
  ['EROFS', 'mkdir', /^\/clone\/dist is on a disk that can only be read: .+\.$/],
  ['EACCES', 'open', /^This user may not write \/clone\/dist: .+\.$/],
  ['EPERM', 'access', /^This user may not write \/clone\/dist: .+\.$/],
  ['ENOSPC', 'write', /^The disk of \/clone\/dist is full: .+\.$/],
  ['EDQUOT', 'write', /^This user has no room left on the disk of \/clone\/dist: .+\.$/],
  ['ENOTDIR', 'mkdir', /^A file is in the way of \/clone\/dist: .+\.$/],
  ['EEXIST', 'mkdir', /^A file is in the way of \/clone\/dist: .+\.$/],
])('%s of %s is explained in one sentence', (code, syscall, sentence) => {
  expect(diskErrorMessage({ code, syscall, path: '/clone/dist' })).toMatch(sentence);
});

test.each([
  { code: 'EACCES', syscall: 'listen' },
  { code: 'EACCES', syscall: 'spawn tool', path: 'tool' },
  { code: 'EEXIST', syscall: 'open', path: '/clone/new' },
  { code: 'ENOENT', syscall: 'open', path: '/clone/none' },
  new Error('a bug'),
  undefined,
])('%j is no disk error', (error) => {
  expect(diskErrorMessage(error)).toBe(undefined);
});

test('a disk error is found in the output of a tool', () => {
  const errorIn = (output: string) => diskErrorIn(`building …\n${output}\n    at open (node:fs:1)`);
  expect(errorIn("Error: EROFS: read-only file system, open '/clone/dist/a.js'")).toMatch(
    /^\/clone\/dist\/a\.js is on a disk /,
  );
  expect(errorIn('[Error: ENOSPC: no space left on device, write] {')).toMatch(/^The disk of this project is full: /);
  expect(errorIn("error: 'EROFS' is not defined")).toBe(undefined);
});
