import type { PreparedShot } from '@snug/client';
import { resizeImage } from '@snug/ui/image-cropper';

/**
 * A picture as it goes: a small png, in which nothing of place and camera is left (LIMIT-17). One that this browser cannot
 * open goes as it is: the server opens more than a phone without memory does, and else says why not.
 */
export async function prepareShot(picture: Blob): Promise<PreparedShot> {
  const file = await resizeImage(picture);
  return file ? { file, preview: await dataUrl(file) } : { file: picture, preview: '' };
}

/** Strict pages refuse `blob:`. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
}
