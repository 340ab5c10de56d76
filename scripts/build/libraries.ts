import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What stands for the libraries of the player's side in everything that is built for phones (decision 9): a third of their
 * weight, as much as a fifth of the join box.
 */
export const libraries = {
  // From the source in its own package: what it offers ready-made is for browsers of ten years ago.
  'reconnecting-websocket': at('../../node_modules/reconnecting-websocket/reconnecting-websocket.ts'),
  // No call of ours reaches what ofetch has of these two.
  ufo: at('left-out/ufo.ts'),
  destr: at('left-out/destr.ts'),
};

/** What ofetch offers browsers: no other file stands for it, but `leanLibraries` shortens it. */
export const ofetchFile = at('../../node_modules/ofetch/dist/index.mjs');

/** Where its work is done: the one file that the other imports. */
export const ofetchCore = at(
  `../../node_modules/ofetch/dist/${/'\.\/(shared\/ofetch\.\w+\.mjs)'/.exec(readFileSync(ofetchFile, 'utf8'))?.[1]}`,
);

/** Packages that must be built into ours for that. */
export const builtIn = ['reconnecting-websocket', 'ofetch', 'ufo', 'destr'];
