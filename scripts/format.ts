import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from './launch/command-line.mjs';

const { positionals } = commandLine({
  command: 'npm run format',
  does: 'Formats what is there and mends what the linter can; the rules are in biome.json.',
  takes: '[file or folder …]',
  examples: ['npm run format', 'npm run format -- packages/ui'],
});
const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...positionals],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
