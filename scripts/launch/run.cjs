// The door of every command: `npm run NAME` is `run.cjs NAME`. CommonJS in the syntax of 2015, and nothing else is read
// before the version is looked at: a Node that is too old parses a file whole, and all that it imports, before it runs a
// line of it.
'use strict';

const oldest = 20;

/** What to say where this Node is too old to start Snug; undefined where it is not. */
function tooOld(version) {
  if (Number(version.split('.')[0]) >= oldest) return undefined;
  return `Snug needs Node ${oldest} or newer and this is ${version}: install a newer one from https://nodejs.org and run this again.`;
}

module.exports = { tooOld };
if (require.main === module) {
  const refusal = tooOld(process.versions.node);
  if (refusal === undefined) require('./run-command.cjs').runCommand(process.argv[2]);
  else {
    console.error(refusal);
    process.exitCode = 1;
  }
}
