/** Every sentence of a short link. */
export const shortLinkWords = {
  oneMoment: 'One Moment...',
  /** The title where it fails. */
  yourLink: 'Your link',
  linkUnreached: 'We could not open your link. Your connection may be slow tonight.',
  leadsElsewhere: (host: string) => `This link leads to ${host}`,
  notOurs: 'That is not one of our pages. Go on only if you know who runs it.',
  goTo: (host: string) => `Go to ${host}`,
  stayHere: 'Stay here',
  retry: 'Try again',
  enterCode: 'Enter a game code',
};
export type ShortLinkWords = typeof shortLinkWords;
