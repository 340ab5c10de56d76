export { runCommand } from './run-command.ts';
export { tempFolder } from './temp-folder.ts';
