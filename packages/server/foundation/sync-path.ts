import { open } from 'node:fs/promises';

/** Puts a file on disk, or the names in a folder: a new name survives a power cut only once its folder is synced. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
