import type { AdsWords } from './words.ts';

/** `adsWords` in Spanish. */
export const adsWords: AdsWords = {
  adsLabel: 'Anuncios',
  sponsoredBy: (sponsor) => `Patrocinador: ${sponsor}`,
  fromTheHouse: 'De la casa',
  adPicture: (sponsor) => `Imagen de ${sponsor}`,
  visitSponsor: 'Visitar la página',
  opensNewTab: 'se abre en una pestaña nueva',
};
