import type { Image } from '@snug/contract';
import type { ImageRow } from '../database/schema.ts';
import { pictureUrl } from '../media/picture-name.ts';

/** A picture without its uploader. `deletable`: whether the caller may delete it. */
export function imageView({ file, orientation, image_code }: ImageRow, deletable: boolean): Image {
  return { url: pictureUrl(file), orientation, image_code, deletable };
}
