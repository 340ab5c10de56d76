import { imageAreaMaxPx, imageMaxHeightPx, imageMaxWidthPx, imageSideMaxPx } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { jpegScans } from './jpeg-scans.ts';
import { type PictureType, pictureType } from './picture-type.ts';
import { withoutRemarks } from './png-chunks.ts';

/** What a picture is for. An avatar is cropped square and accepted in fewer formats (RULE-19, OPEN-88). */
export type Purpose = 'picture' | 'avatar';

/** A re-encoded picture: only the pixels are those of the uploaded file. */
export interface Picture {
  readonly png: Buffer;
  readonly orientation: 'portrait' | 'landscape';
}

const types: Readonly<Record<Purpose, readonly PictureType[]>> = {
  picture: ['png', 'jpeg', 'gif', 'webp'],
  avatar: ['png', 'jpeg', 'gif'],
};

/** The largest accepted picture takes well under a second; one that takes longer was made to (H59). */
const timeoutS = 5;
/**
 * The most scans of a JPEG: ten are usual. Two thousand, which fit into 240 kB, take ten seconds, and the timeout does not
 * end them, since it counts rows (H59).
 */
const jpegScansMax = 100;

// A pub's machine has two cores, little memory and a quiz to run: one thread per picture, and no cache.
sharp.concurrency(1);
sharp.cache(false);
// Only the four decoders needed: libvips would read PDF, SVG and a dozen more types by the file's content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});

/**
 * Re-encodes an uploaded picture as .png: turned as its EXIF says, its first frame alone, at most 600 wide or 400 tall, and
 * without place, camera or profile. Refuses by the first bytes and by the header before anything is decoded (LIMIT-17).
 */
export async function processImage(bytes: Buffer, purpose: Purpose): Promise<Picture> {
  const type = pictureType(bytes);
  if (!type || !types[purpose].includes(type)) {
    throw new Refusal(415, purpose === 'avatar' ? details.notAnAvatar : details.notAnImage);
  }
  if (type === 'jpeg' && jpegScans(bytes) > jpegScansMax) throw new Refusal(415, details.imageUnreadable);
  // The header's size is checked below; this limit stops a file whose frames are larger than its header says.
  const image = sharp(toDecode(bytes), {
    failOn: 'error',
    limitInputPixels: imageAreaMaxPx,
    sequentialRead: true,
    pages: 1,
  });
  try {
    const { width, height } = sizeOf(await image.metadata());
    const orientation = height > width && purpose === 'picture' ? 'portrait' : 'landscape';
    const png = await image
      .timeout({ seconds: timeoutS })
      .autoOrient()
      .resize(purpose === 'avatar' ? square(width, height) : within(orientation))
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return { png, orientation };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** How many bytes a picture unpacks to, by its header: the costliest that is accepted takes a second. 0: it is refused at once. */
export async function unpackedBytes(bytes: Buffer): Promise<number> {
  if (!pictureType(bytes)) return 0;
  try {
    const { width, height, channels, depth } = await sharp(toDecode(bytes), {
      limitInputPixels: imageAreaMaxPx,
    }).metadata();
    return width * height * channels * (depth === 'uchar' ? 1 : 2);
  } catch {
    return 0;
  }
}

/** Also the header of a PNG is read with all that is before its pixels. */
function toDecode(bytes: Buffer): Buffer {
  if (pictureType(bytes) !== 'png') return bytes;
  const png = withoutRemarks(bytes);
  if (!png) throw new Refusal(415, details.imageUnreadable);
  return png;
}

/** The picture's size after turning. Refuses a picture that would unpack to hundreds of megabytes (H59). */
function sizeOf({ autoOrient: { width, height } }: Metadata): { width: number; height: number } {
  if (Math.max(width, height) > imageSideMaxPx || width * height > imageAreaMaxPx) throw tooManyPixels();
  return { width, height };
}

function within(orientation: Picture['orientation']): ResizeOptions {
  const side = orientation === 'landscape' ? { width: imageMaxWidthPx } : { height: imageMaxHeightPx };
  return { ...side, withoutEnlargement: true };
}

function square(width: number, height: number): ResizeOptions {
  const side = Math.min(width, height, imageMaxHeightPx);
  return { width: side, height: side, fit: 'cover' };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Error && /pixel limit|dimension|too large/i.test(error.message)) return tooManyPixels();
  return new Refusal(415, details.imageUnreadable);
}

function tooManyPixels(): Refusal {
  return new Refusal(413, details.imageTooManyPixels);
}
