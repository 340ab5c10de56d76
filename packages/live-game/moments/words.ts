/** Every sentence of who has sat down, and of a round that is handed in. */
export const momentWords = {
  /** While it is not known how many teams are in. */
  slipIn: 'Your slip is in.',
  teamsIn: (submitted: number, teams: number) => `${submitted} of ${teams} ${teams === 1 ? 'team is' : 'teams are'} in`,

  teamsSeated: (teams: number) =>
    teams === 0 ? 'No team is here yet' : teams === 1 ? '1 team has sat down' : `${teams} teams have sat down`,
  /** On the chair of the player's own team. */
  ownChair: 'You',
  /** Below the chairs, of teams that have none on the screen. */
  andMoreTeams: (teams: number) => `and ${teams} more`,
};

export type MomentWords = typeof momentWords;
