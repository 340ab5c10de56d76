/** Builds every published package, and checks with publint and attw that others can use it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { published } from './build/targets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

run('scripts/build.ts', ['--quiet', ...published], root);

const packed = mkdtempSync(join(tmpdir(), 'snug-packages-'));
try {
  for (const name of published) {
    const folder = join(root, 'packages', name);
    const pack = spawnSync('npm', ['pack', '--silent', '--pack-destination', packed], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (pack.status !== 0) fail(`npm pack of ${name}`, pack.stderr);
    const archive = readdirSync(packed).find((file) => file.startsWith(`snug-${name}-0`)) ?? '';
    // Packed once, for both.
    const path = join(packed, archive);
    run(join(root, 'node_modules/publint/src/cli.js'), ['--strict', path], folder);
    // Only modern resolution: these are ES modules.
    const attw = ['--profile', 'esm-only', '--exclude-entrypoints', ...sheetsOf(folder), '--', path];
    run(join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'), attw, folder);
  }
} finally {
  rmSync(packed, { recursive: true, force: true });
}

/** The exports that are style sheets, which have no types. */
function sheetsOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
  const sheets = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
  // The option needs at least one value.
  return sheets.length > 0 ? sheets.map((entry) => entry.slice('./'.length)) : ['none.css'];
}

function run(script: string, args: readonly string[], cwd: string): void {
  const done = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
  if (done.status !== 0) fail(`${script} in ${cwd}`, `${done.stdout}${done.stderr}`);
}

function fail(what: string, output: string): never {
  console.error(`${output}\n${what} failed.`);
  process.exit(1);
}
