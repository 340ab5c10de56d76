// The entry point of every command: `npm run NAME` is `run.cjs NAME`. Written in CommonJS with the syntax of 2015, and loads
// nothing before the version is checked: a Node that is too old parses a whole file with all its imports before it runs the
// first line.
'use strict';

const oldest = 20;

/** The message if this Node is too old to start Snug; undefined if it is not. */
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
