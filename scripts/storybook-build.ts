import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commandLine } from './launch/command-line.mjs';

commandLine({
  command: 'npm run storybook:build',
  does: 'Builds Storybook as files in storybook-static/, when a story or a part changed. `npm start` serves them on a port of their own.',
});
const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(process.execPath, ['scripts/build.ts', 'storybook'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
