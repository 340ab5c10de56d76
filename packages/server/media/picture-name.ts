import { newCapability } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';

/** Below this address pictures are served. */
export const picturesPath = '/media/u/';

/** The name says nothing about whose it is or what it was called, and nobody guesses it: to have the address is to see the picture. */
export function newPictureName(random: Random): string {
  return `${newCapability(random)}.png`;
}

/** One of ours. Anything else never comes near a folder. */
export function isPictureName(text: string): boolean {
  return /^[a-z2-9]{32}\.png$/.test(text);
}

export function pictureUrl(name: string): string {
  return `${picturesPath}${name}`;
}
