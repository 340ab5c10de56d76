// What stands behind the door (run.cjs) on a Node that is new enough.
'use strict';
const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** Runs scripts/NAME.mjs or scripts/NAME.ts in this process; what a person can mend of a disk ends it with one sentence. */
async function runCommand(name) {
  const { stop } = await import('./stop.mjs');
  const root = join(__dirname, '..', '..');
  const file = [`scripts/${name}.mjs`, `scripts/${name}.ts`].find((each) => existsSync(join(root, each)));
  if (file === undefined) stop(`There is no command ${name}: npm run lists them.`);
  // TypeScript is read by the Node that npm brings.
  if (file.endsWith('.ts') && !existsSync(join(root, 'node_modules/node/bin')))
    stop('Nothing is installed yet: run npm ci, then this again.');
  // The command finds its own file and options, as if it had been run by name.
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
