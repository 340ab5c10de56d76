import { pictureUrl } from '../media/picture-name.ts';
/** A picture without its uploader. `deletable`: whether the caller may delete it. */
export function imageView({ file, orientation, image_code }, deletable) {
    return { url: pictureUrl(file), orientation, image_code, deletable };
}
