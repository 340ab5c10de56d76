// The part after the entry point (run.cjs), for a Node that is new enough.
'use strict';
const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** Runs scripts/NAME.mjs or scripts/NAME.ts in this process. A disk error that the user can fix exits with one sentence. */
async function runCommand(name) {
  const { stop } = await import('./stop.mjs');
  const root = join(__dirname, '..', '..');
  const file = [`scripts/${name}.mjs`, `scripts/${name}.ts`].find((each) => existsSync(join(root, each)));
  if (file === undefined) stop(`There is no command ${name}: npm run lists them.`);
  // Only the installed Node can run TypeScript.
  if (file.endsWith('.ts') && !existsSync(join(root, 'node_modules/node/bin')))
    stop('Nothing is installed yet: run npm ci, then this again.');
  // The command sees its own file and options, as if it had been run directly.
  process.argv.splice(1, 2, join(root, file));
  try {
    await import(`../../${file}`);
  } catch (error) {
    const { diskErrorMessage } = await import('./disk-error.mjs');
    const sentence = diskErrorMessage(error);
    if (sentence === undefined) throw error;
    stop(sentence);
  }
}

module.exports = { runCommand };
