import emotionHash from '@emotion/hash';

/** What vanilla-extract names a style sheet by: this, and a number for each class in it. As node sees it, it is CommonJS. */
const hashOf =
  typeof emotionHash === 'function' ? emotionHash : (emotionHash as { default: typeof emotionHash }).default;

/** Of seven letters for a sheet four are enough to tell a hundred from each other; class-names.test.ts sees to it. */
const LETTERS = 4;

export function sheetName(path: string): string {
  return hashOf(path).slice(0, LETTERS);
}

/**
 * Class names for vanilla-extract, as short as they can be: `_12vz0`. All packages and the script tag take the same, because
 * parts are built once for themselves and once into each widget. 150 bytes of brotli in the live game.
 */
export function classNames({ hash, filePath, packageName }: Named): string {
  const path = `${packageName ?? ''}${filePath}`;
  const name = sheetName(path) + hash.slice(hashOf(path).length);
  return /^\d/.test(name) ? `_${name}` : name;
}

type Named = { readonly hash: string; readonly filePath: string; readonly packageName?: string };
