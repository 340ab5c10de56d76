import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, tempFolder } from '@snug/testing/command';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** The rows of ARCHITECTURE.md, section 5: `npm run NAME`, and `npm start` and `npm test` without the run. */
const section = /^## 5\. .*?(?=^## )/ms.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))?.[0] ?? '';
const commands = [...section.matchAll(/^\| `(npm (?:run )?([\w:-]+))/gm)].map(([, command = '', name = '']) => ({
  command,
  name,
}));

/** Runs a command with `--help` in a folder, as npm would. */
function help(name: string, cwd: string) {
  const [program, ...args] = scripts[name]?.split(' ') ?? [];
  expect(program).toBe('node');
  return runCommand([...args, '--help'], { cwd });
}

test('every script is in the table of commands, and every command is a script', () => {
  // A tool of a dependency, run by hand.
  const ours = Object.keys(scripts).filter((name) => name !== 'changeset');
  expect(commands.map(({ name }) => name).sort()).toEqual(ours.sort());
});

test('every command of the table answers --help with its name and purpose, and does nothing else', async () => {
  const answers = await Promise.all(commands.map(async ({ name }) => ({ name, ...(await help(name, root)) })));
  for (const [at, { name, code, stdout, stderr }] of answers.entries()) {
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr: '' });
    const { command = '' } = commands[at] ?? {};
    // `npm run storybook` is not `npm run storybook:build`.
    expect(stdout).toMatch(new RegExp(`^${command}(?![\\w-]|:\\w)`));
    expect(stdout.length - command.length, stdout).toBeGreaterThan(80);
  }
});

test('npm start, npm test and npm run dev answer --help without an installation, and leave the folder as it is', async () => {
  const bare = tempFolder();
  cpSync(join(root, 'scripts'), join(bare, 'scripts'), { recursive: true });
  const before = readdirSync(bare, { recursive: true });
  const answers = await Promise.all(['start', 'test', 'dev'].map((name) => help(name, bare)));
  expect(answers.map(({ code, stderr }) => ({ code, stderr }))).toEqual(answers.map(() => ({ code: 0, stderr: '' })));
  expect(readdirSync(bare, { recursive: true })).toEqual(before);
});
