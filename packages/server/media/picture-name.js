import { newCapability } from '../foundation/ids.ts';
/** Pictures are served below this path. */
export const picturesPath = '/media/u/';
/**
 * A random name, which reveals nothing about its uploader and cannot be guessed: whoever has the address may see the
 * picture.
 */
export function newPictureName(random) {
    return `${newCapability(random)}.png`;
}
/** Whether it is such a name. Nothing else is ever used as a file name. */
export function isPictureName(text) {
    return /^[a-z2-9]{32}\.png$/.test(text);
}
export function pictureUrl(name) {
    return `${picturesPath}${name}`;
}
