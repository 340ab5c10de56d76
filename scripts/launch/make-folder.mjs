// Makes a folder for writing, with an error that names the obstacle.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder if there is none. Throws if it cannot be made or written; `diskErrorMessage` explains that error. */
export function makeFolder(folder) {
  make(folder);
  accessSync(folder, constants.W_OK);
}

/** One folder at a time: on a read-only disk Node's own recursive mkdir says ENOENT. */
function make(folder) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) make(dirname(folder));
  mkdirSync(folder);
}
