/** The sentence of the link to the page of one's registered team. */
export const teamLinkWords = {
  teamPage: 'Team Page',
};
export type TeamLinkWords = typeof teamLinkWords;
