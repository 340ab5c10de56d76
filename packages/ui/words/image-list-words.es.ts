import type { ImageListWords } from './image-list-words.ts';

/** `imageListWords` in Spanish. */
export const imageListWords: ImageListWords = {
  deleteImage: (name) => `Borrar ${name}`,
  imageUploading: (percent) => `${percent} % enviado`,
  imageFailed: 'No llegó.',
  retryImage: 'Reintentar',
};
