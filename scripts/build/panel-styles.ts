import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Merges the styles of lazy components into one file. A bundler that splits scripts also splits their styles, into files
 * that no script loads and whose names change: users of the package could not name them.
 *
 * @param dist Where a package was just built.
 * @param doors The style sheets that the package exports, by their file below `dist`: the others are panels'.
 * @returns Whether there were any: then `panels.css` exists.
 */
export function gatherPanelStyles(dist: string, doors: readonly string[]): boolean {
  const panels = readdirSync(dist)
    .filter((file) => file.endsWith('.css') && !doors.includes(file))
    .sort();
  if (panels.length === 0) return false;
  const styles = panels.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  for (const file of panels) for (const end of ['', '.map']) rmSync(join(dist, file + end), { force: true });
  writeFileSync(join(dist, 'panels.css'), styles);
  return true;
}
