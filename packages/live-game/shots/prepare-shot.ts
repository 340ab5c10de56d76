import type { PreparedShot } from '@snug/client';
import { resizeImage } from '@snug/ui/image-cropper';

/**
 * Makes a picture a small png without location or camera data (LIMIT-17). A picture that this browser cannot open is sent
 * as it is: the server opens more formats, and otherwise says why it refuses.
 */
export async function prepareShot(picture: Blob): Promise<PreparedShot> {
  const file = await resizeImage(picture);
  return file ? { file, preview: await dataUrl(file) } : { file: picture, preview: '' };
}

/** A data URL, since a strict content security policy refuses `blob:`. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
}
