/** The sentences of the player's teams. The same key means the same sentence in every table. */
export const myTeamsWords = {
  yourTeams: 'Your Teams',
  findingTeams: 'Finding your Teams...',
  /** Read out when the list is there. */
  teamCount: (count: number) => (count === 1 ? '1 team' : `${count} teams`),
  teamsFailed: 'Error retrieving teams!',
  memberCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  youAreInvited: 'You are Invited!',
  requestedToJoin: 'Requested to Join',
  pendingRequests: 'Pending Requests',
  viewTeam: 'View',
  noTeams: 'No teams yet.',
  noTeamsHint: 'Start one with your friends. If you had one before, it may be in the archives.',
  createTeam: 'Create Team',
  teamArchives: 'Team Archives',
  /** For a player logged in by a link. */
  codeToSeeTeams: 'A teammate’s link let you in last time. Log in with your email or phone to see your teams.',
  logIn: 'Log In',
};
export type MyTeamsWords = typeof myTeamsWords;
