import emotionHash from '@emotion/hash';

/** The hash from which vanilla-extract names a style sheet; a number follows for each class. For Node it is CommonJS. */
const hashOf =
  typeof emotionHash === 'function' ? emotionHash : (emotionHash as { default: typeof emotionHash }).default;

/** Four of a sheet's seven letters are enough to tell a hundred sheets apart, which class-names.test.ts verifies. */
const LETTERS = 4;

export function sheetName(path: string): string {
  return hashOf(path).slice(0, LETTERS);
}

/**
 * Class names for vanilla-extract, as short as possible: `_12vz0`. All packages and the script tag use the same names,
 * because parts are built once for themselves and once into each widget. Saves 150 bytes of brotli in the live game.
 */
export function classNames({ hash, filePath, packageName }: Named): string {
  const path = `${packageName ?? ''}${filePath}`;
  const name = sheetName(path) + hash.slice(hashOf(path).length);
  return /^\d/.test(name) ? `_${name}` : name;
}

type Named = { readonly hash: string; readonly filePath: string; readonly packageName?: string };
