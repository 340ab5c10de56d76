import { writeFileSync } from 'node:fs';
import { commandLine } from './launch/command-line.mjs';

commandLine({
  command: 'npm run guards',
  does: 'Writes the guards of players’ browsers, packages/contract/guards/guards.ts, anew from the shapes. A unit test says when it is due.',
});
const { guardsFile } = await import('../packages/contract/guards/guards-file.ts');

writeFileSync(new URL('../packages/contract/guards/guards.ts', import.meta.url), guardsFile());
