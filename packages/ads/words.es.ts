import type { AdsWords } from './words.ts';

/** `adsWords` in Spanish. */
export const adsWords: AdsWords = {
  adsTitle: 'Patrocinadores',
  sponsor: 'Patrocinador',
  sponsorName: (name) => `Patrocinador: ${name}`,
  adPicture: 'Un anuncio de un patrocinador',
  adPictureOf: (name) => `Un anuncio de ${name}`,
};
