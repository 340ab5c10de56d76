/** Every sentence of what a round that is handed in shows. */
export const momentWords = {
  /** While it is not known how many teams are in. */
  slipIn: 'Your slip is in.',
  teamsIn: (submitted: number, teams: number) => `${submitted} of ${teams} ${teams === 1 ? 'team is' : 'teams are'} in`,
};

export type MomentWords = typeof momentWords;
