import type { Image } from '@snug/contract';
import { screenOf } from '@snug/rules';
import type { ImageRow } from '../database/schema.ts';
import { pictureUrl } from '../media/picture-name.ts';

/** A picture without its uploader. `deletable`: whether the caller may delete it. */
export function imageView({ file, orientation, image_code }: ImageRow, deletable: boolean): Image {
  return { url: pictureUrl(file), orientation, image_code, deletable };
}

/** The same for its uploader: where it is on its way to the big screen. */
export function ownShotView(row: ImageRow, deletable: boolean): Image {
  const screen = screenOf(row);
  return { ...imageView(row, deletable), mine: true, ...(screen && { screen }) };
}
