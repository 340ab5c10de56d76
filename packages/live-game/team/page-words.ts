/** The sentence of the link to the page of one's registered team. */
export const teamPageWords = {
  teamPage: 'Team Page',
};
export type TeamPageWords = typeof teamPageWords;
