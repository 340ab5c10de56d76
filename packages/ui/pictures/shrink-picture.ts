import { openPicture, resized } from './open-picture.ts';

/** The longest side at first: the picture of a phone's camera, which nobody sees larger than a screen. */
const firstSide = 2048;
/** Each further try has this much of the side of the one before it. */
const nextSide = 0.7;
const tries = 6;

/**
 * The same picture as a .jpg of at most so many bytes, upright, on white where it was transparent. Undefined where the browser
 * cannot open it. An animation becomes its first picture.
 */
export async function shrinkPicture(file: File, mostBytes: number): Promise<File | undefined> {
  const picture = await openPicture(file, firstSide);
  if (!picture) return undefined;
  for (let n = 0, scale = 1; n < tries; n++, scale *= nextSide) {
    const canvas = resized(picture, picture.width * scale, picture.height * scale);
    const jpeg = canvas && (await toJpeg(canvas));
    if (!jpeg) return undefined;
    if (jpeg.size <= mostBytes) return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' });
  }
  return undefined;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
}

function jpegName(name: string): string {
  return `${name.replace(/\.\w+$/, '')}.jpg`;
}
