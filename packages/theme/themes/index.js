import { bingo } from './bingo.ts';
import { clear } from './clear.ts';
import { plain } from './plain.ts';
import { pub } from './pub.ts';
import { taproom } from './taproom.ts';
/** The five themes that come with Snug, by the name that a venue uses. */
export const themes = { pub, taproom, bingo, plain, clear };
