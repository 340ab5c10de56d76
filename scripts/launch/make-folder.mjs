// Making a folder that is going to be written, with an error that names what is in the way.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder when there is none. Throws when it cannot be made or written; `diskErrorMessage` has the sentence. */
export function makeFolder(folder) {
  make(folder);
  accessSync(folder, constants.W_OK);
}

/** Folder by folder: on a disk that can only be read, Node's own recursive mkdir says ENOENT. */
function make(folder) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) make(dirname(folder));
  mkdirSync(folder);
}
