import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { published } from '../../scripts/build/targets.ts';
import { cloneOfHead, ownEnvironment, removeClone, root } from './clone.ts';

const built = ['sites/venue/dist', 'sites/venue/dist-react', 'sites/quizmaster/dist', 'packages/embed/dist'];

/** Builds these targets where they are not fresh. */
function build(folder: string, targets: readonly string[]): void {
  execFileSync('npm', ['run', 'build', '--', '--quiet', ...targets], {
    cwd: folder,
    env: ownEnvironment,
    stdio: 'inherit',
  });
}

/** The content of every file that phones load, by its path. */
function contents(folder: string): Record<string, string> {
  const files = built.flatMap((place) => globSync(`${place}/**/*`, { cwd: folder })).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );
}

test('sites and script tag are the same to the byte, whatever else has been built', () => {
  test.setTimeout(1_200_000);
  const clone = cloneOfHead();
  if (!existsSync(join(clone, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: clone, env: ownEnvironment });
  const targets = ['venue', 'venue-react', 'quizmaster', 'embed'];

  build(clone, targets);
  expect(published.filter((name) => existsSync(join(clone, 'packages', name, 'dist')))).toEqual([]);
  const before = contents(clone);
  expect(Object.keys(before).length).toBeGreaterThan(50);

  // The packages as they are built here: `npm run check` has just done so.
  build(root, published);
  for (const name of published) {
    cpSync(join(root, 'packages', name, 'dist'), join(clone, 'packages', name, 'dist'), { recursive: true });
  }
  for (const place of [...built, '.cache/build']) rmSync(join(clone, place), { recursive: true });
  build(clone, targets);
  expect(contents(clone)).toEqual(before);
  removeClone(clone);
});
