import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = /(^|\/)(node_modules|dist[^/]*|\.cache)$/;

/** A hash that changes with any file of the inputs (folders and files, relative to the root). */
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

/** Whether this target was last built from exactly these inputs and its output still exists. */
export function isFresh(root: string, name: string, output: string, wanted: string): boolean {
  const record = recordOf(root, name);
  return existsSync(join(root, output)) && existsSync(record) && readFileSync(record, 'utf8') === wanted;
}

/** Call it before a build: an aborted one leaves an output that matches no inputs. */
export function forget(root: string, name: string): void {
  rmSync(recordOf(root, name), { force: true });
}

export function remember(root: string, name: string, built: string): void {
  const record = recordOf(root, name);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, built);
}
