/** Every sentence around the ads. */
export const adsWords = {
  /** The label of all ads together. */
  adsLabel: 'Ads',
  sponsoredBy: (sponsor: string) => `Sponsor: ${sponsor}`,
  /** Above the venue’s own. */
  fromTheHouse: 'From the house',
  /** For an ad without a text. */
  adPicture: (sponsor: string) => `Picture by ${sponsor}`,
  visitSponsor: 'Visit the page',
  /** Read out after a link. */
  opensNewTab: 'opens in a new tab',
};
export type AdsWords = typeof adsWords;
