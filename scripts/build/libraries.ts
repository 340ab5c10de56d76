import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Replacements for libraries of the player's side in everything that is built for phones: a third of their weight, up to a
 * fifth of the join box (decision 9).
 */
export const libraries = {
  // From the source in its own package: its build is for browsers of ten years ago.
  'reconnecting-websocket': at('../../node_modules/reconnecting-websocket/reconnecting-websocket.ts'),
  // No call of ours uses what ofetch has of these two.
  ufo: at('left-out/ufo.ts'),
  destr: at('left-out/destr.ts'),
};

/** ofetch for browsers: not replaced, but shortened by `leanLibraries`. */
export const ofetchFile = at('../../node_modules/ofetch/dist/index.mjs');

/** The one file that the other imports, with the actual work. */
export const ofetchCore = at(
  `../../node_modules/ofetch/dist/${/'\.\/(shared\/ofetch\.\w+\.mjs)'/.exec(readFileSync(ofetchFile, 'utf8'))?.[1]}`,
);

/** Packages that must be bundled into ours for that. */
export const builtIn = ['reconnecting-websocket', 'ofetch', 'ufo', 'destr'];
