import { becomeNode, runNode } from './launch/child.mjs';
import { commandLine } from './launch/command-line.mjs';
import { ensureInstalled } from './launch/install.mjs';

const { values } = commandLine({
  command: 'npm start',
  does: `Installs what is missing, builds what changed, and starts everything on one port; a new data folder gets a demo venue.
Settings are environment variables, such as PORT (default: 4000) and SNUG_DATA_DIR (default: ./data): the table is in
packages/server/README.md.`,
  options: {
    demo: { type: 'boolean', means: 'keeps a game of the demo venue playing by itself, with bots at the tables' },
  },
  examples: ['npm start -- --demo', 'PORT=4001 SNUG_DATA_DIR=/tmp/night npm start'],
});
ensureInstalled();
const built = await runNode(['scripts/build.ts', '--quiet', 'server', 'venue', 'quizmaster', 'embed']);
if (built !== 0) process.exit(built);
becomeNode(['packages/server/dist/main.js', ...(values.demo ? ['--demo'] : [])]);
