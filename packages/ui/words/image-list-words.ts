/** Texts of a list of pictures; apart from `uiWords`, because they are loaded with their part. */
export type ImageListWords = {
  /** `name` is what the picture shows. */
  deleteImage: (name: string) => string;
  imageUploading: (percent: number) => string;
  imageFailed: string;
  retryImage: string;
};

export const imageListWords: ImageListWords = {
  deleteImage: (name) => `Delete ${name}`,
  imageUploading: (percent) => `${percent}% sent`,
  imageFailed: 'Did not arrive.',
  retryImage: 'Retry',
};
