/** The sentences of the team archives. The same key means the same sentence in every table. */
export const teamArchivesWords = {
  teamArchives: 'Team Archives',
  archivesSubtitle: 'Lose Your Team? Find it here!',
  archiveNumber: 'Team number',
  archiveNumberHint: 'Five digits or more. It stands above the name on your team’s page.',
  searchTeam: 'Search',
  searchingTeam: 'Searching...',
  archiveHit: (number: string) => `Team #${number} Found!`,
  /** Below it: what the player is to this team, and what to do next (ARCHIVE-04 … ARCHIVE-07, OPEN-67). */
  archiveStanding: {
    member: 'You are on this team already. You find it in your team list.',
    invited: 'You are invited to this team. Visit its page to accept.',
    requested: 'You have asked to join this team, and it is not approved yet. Ask a teammate to approve you.',
    stranger: 'You are not on this team. Visit its page to request access.',
  },
  viewTeamPage: 'View Team',
  yourTeams: 'Your Teams',
  startOver: 'Start Over',
  badTeamNumber: 'Please enter a valid team number.',
  archiveMiss: 'Team Not Found',
  archiveMissText: "Couldn't find a team with that number. Please double check your team number and try again.",
  archivesFailed: 'The archives did not answer. Your connection may be slow tonight: try again.',
  /** For a player logged in by a link. */
  codeToSearch: 'A teammate’s link let you in last time. Log in with your email or phone to search the archives.',
  logIn: 'Log In',
};
export type TeamArchivesWords = typeof teamArchivesWords;
