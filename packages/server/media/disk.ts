import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tighten } from '../foundation/private-files.ts';
import { syncPath } from '../foundation/sync-path.ts';
import { type Media, notThere } from './media.ts';

/** Pictures in a folder, which is made with the first one. */
export function onDisk(folder: string): Media {
  return {
    async put(name, bytes) {
      const path = join(folder, name);
      // Under another name until it is on disk completely: half a picture is never served.
      const part = partOf(path);
      try {
        if (await mkdir(folder, { recursive: true, mode: 0o700 })) tighten(folder);
        await writeWhole(part, bytes);
        await rename(part, path);
        await syncPath(folder);
      } catch (error) {
        // Removing the partial file frees room on a full disk.
        await rm(part, { force: true }).catch(() => {});
        // A full or unavailable disk is not a bug: the operator fixes it, and pictures can still be read.
        throw notThere(error);
      }
    },

    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw notThere(error);
      }
    },

    async delete(name) {
      const path = join(folder, name);
      try {
        await rm(path, { force: true });
        // What a process that was killed has written of it.
        await rm(partOf(path), { force: true });
      } catch (error) {
        throw notThere(error);
      }
    },
  };
}

const partOf = (path: string): string => `${path}.part`;

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
