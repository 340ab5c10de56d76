// `npm start`: installs what is missing, builds what changed, starts everything on one port.
import { becomeNode, runNode } from './launch/child.mjs';
import { ensureInstalled } from './launch/install.mjs';

ensureInstalled();
const built = await runNode(['commands/build.ts', '--quiet', 'server', 'venue', 'quizmaster', 'embed']);
if (built !== 0) process.exit(built);
becomeNode(['packages/server/dist/main.js']);
