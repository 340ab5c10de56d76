import type { AdsWords } from './words.ts';

/** `adsWords` in Spanish. */
export const adsWords: AdsWords = {
  adsTitle: 'Patrocinadores',
  sponsorName: (name) => `Patrocinador: ${name}`,
  fromTheHouse: 'De la casa',
  adPicture: 'Un anuncio de la casa',
  adPictureOf: (name) => `Un anuncio de ${name}`,
};
