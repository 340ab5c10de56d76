import { join } from 'node:path';
import { becomeNode } from './launch/child.mjs';
import { commandLine } from './launch/command-line.mjs';
import { needFreePort } from './launch/free-port.mjs';
import { ensureInstalled, root } from './launch/install.mjs';
import { makeFolder } from './launch/make-folder.mjs';

const { values } = commandLine({
  command: 'npm run storybook',
  does: 'Every part and screen in every state, for designers, from source with hot reload.',
  options: { port: { type: 'string', value: 'PORT', default: '6006', means: 'where it is' } },
  examples: ['npm run storybook -- --port 6007'],
});
ensureInstalled();
// Vite stores prebuilt dependencies there.
makeFolder(join(root, 'node_modules'));
const { port } = values;
await needFreePort(port, (other) => `npm run storybook -- --port ${other}`);
becomeNode([
  'node_modules/storybook/dist/bin/dispatcher.js',
  'dev',
  // For this machine alone: its preview runs what any window sends it.
  ...['--config-dir', 'stories/.storybook', '--host', '127.0.0.1', '--port', port, '--exact-port', '--no-open'],
]);
