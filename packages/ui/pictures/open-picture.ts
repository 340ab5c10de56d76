/** Twice what the largest frame shows on the finest screen; more would only use up a phone's memory. */
const MOST_SIDE = 2048;

/** A decoder that takes longer than this never finishes. */
const TIMEOUT_MS = 15_000;

/**
 * The picture in a file, upright as the camera was held, and no larger than a phone can handle. Undefined where the browser
 * cannot open it, or not in time. Uses no object URL: strict pages refuse `blob:`, and there is none to revoke.
 */
export async function openPicture(file: Blob, mostSide = MOST_SIDE): Promise<HTMLCanvasElement | undefined> {
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opened = createImageBitmap(file).then((bitmap) => {
    try {
      return late ? undefined : copied(bitmap, mostSide);
    } finally {
      // Frees about fifty megabytes for a current phone's photo.
      bitmap.close();
    }
  });
  const timeout = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      late = true;
      done(undefined);
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([opened, timeout]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function copied(bitmap: ImageBitmap, mostSide: number): HTMLCanvasElement | undefined {
  const { width, height } = bitmap;
  const scale = Math.min(1, mostSide / Math.max(width, height));
  return resized(bitmap, width * scale, height * scale);
}

/** Undefined where the browser has no memory left for it. */
export function resized(
  picture: ImageBitmap | HTMLCanvasElement,
  width: number,
  height: number,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width), 1);
  canvas.height = Math.max(Math.round(height), 1);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
