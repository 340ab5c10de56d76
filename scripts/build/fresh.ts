import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = /(^|\/)(node_modules|dist[^/]*|\.cache)$/;

/** A text that changes with any file below the inputs (folders and files, relative to the root). */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? globSync('**/*', { cwd: path, exclude: (name) => skipped.test(name) }).map((file) => join(path, file))
      : [path];
    for (const file of files.sort()) {
      if (statSync(file).isFile() && !/\.test\.tsx?$|\.md$/.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const recordOf = (root: string, name: string) => join(root, '.cache', 'build', name);

/** Whether this target was last built from just these inputs and its output still stands. */
export function isFresh(root: string, name: string, output: string, wanted: string): boolean {
  const record = recordOf(root, name);
  return existsSync(join(root, output)) && existsSync(record) && readFileSync(record, 'utf8') === wanted;
}

/** To be said before a build: one that is broken off leaves an output that no inputs have made. */
export function forget(root: string, name: string): void {
  rmSync(recordOf(root, name), { force: true });
}

export function remember(root: string, name: string, built: string): void {
  const record = recordOf(root, name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, built);
}
