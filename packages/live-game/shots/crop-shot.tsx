import { imageMaxWidthPx } from '@snug/contract';
import { ImageCropper } from '@snug/ui/image-cropper';

export interface CropShotProps {
  file: File;
  label: string;
  onCrop(picture: Blob): void;
}

/** Crops a picture to a square of the largest allowed size (LIMIT-17). */
export function CropShot({ file, label, onCrop }: CropShotProps) {
  return <ImageCropper file={file} size={imageMaxWidthPx} words={{ upload: label }} onCrop={onCrop} />;
}
