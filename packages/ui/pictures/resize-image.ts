import { toPng } from './draw-crop.ts';
import { openPicture, resized } from './open-picture.ts';

export type MostSize = {
  /** The largest width of a picture that is at least as wide as tall. */
  width?: number;
  /** The largest height of one that is taller. */
  height?: number;
};

/** A picture as png, no larger than these and never enlarged (LIMIT-17). Undefined where the browser cannot open it. */
export async function resizeImage(file: Blob, { width = 600, height = 400 }: MostSize = {}): Promise<Blob | undefined> {
  const picture = await openPicture(file);
  if (!picture) return undefined;
  const scale = Math.min(1, picture.width >= picture.height ? width / picture.width : height / picture.height);
  const small = resized(picture, picture.width * scale, picture.height * scale);
  return (small && (await toPng(small))) ?? undefined;
}
