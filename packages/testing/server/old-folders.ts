import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Deletes the folders of runs that were killed: those whose name begins so and that were made before `before`, which is long
 * enough ago that none is of a run beside this one.
 */
export function removeOldFolders(parent: string, prefix: string, before: number): void {
  const folders = readdirSync(parent, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith(prefix),
  );
  for (const { name } of folders) {
    const folder = join(parent, name);
    // Another run may be deleting it at this moment.
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined || made >= before) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's, in a folder that is shared.
    }
  }
}
