import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine } from './launch/command-line.mjs';

commandLine({
  command: 'npm run guards',
  does: 'Writes the guards of browsers, in packages/contract, anew from the shapes. A unit test says when it is due.',
});
const { guardFiles } = await import('../packages/contract/guards/guard-files.ts');

const files = Object.entries(guardFiles()).map(([path, text]) => {
  const file = fileURLToPath(new URL(`../packages/contract/${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
});
execFileSync('npx', ['biome', 'check', '--write', ...files], { stdio: 'inherit' });
