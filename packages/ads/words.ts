/** Every sentence of the ads. */
export const adsWords = {
  /** The name of the carousel. */
  adsTitle: 'Sponsors',
  /** Above an ad: whose it is. The venue's own has no sponsor. */
  sponsorName: (name: string) => `Sponsor: ${name}`,
  fromTheHouse: 'From the house',
  /** The name of a picture without a text. */
  adPicture: 'An ad of the house',
  adPictureOf: (name: string) => `An ad of ${name}`,
};
export type AdsWords = typeof adsWords;
