/** Every sentence of the team selection. */
export const teamSelectionWords = {
  whoPlays: 'Who is playing?',
  findingTeams: 'Finding your Teams...',
  teamsFailed: 'Error retrieving teams!',
  yourTeam: 'Your team',
  newTeam: 'A new team',
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  teamName: 'Team name',
  /** Counted in characters as people see them. */
  nameCounter: (length: number, most: number) => `${length} of ${most} characters`,
  numPlayers: 'How many are you? (optional)',
  numPlayersHint: 'Count everybody at the table, with or without a phone.',
  addTeam: 'Add This Team',
  addingTeam: 'Adding your team...',
  justWatch: 'Just watch',
  guestTeam:
    'As a guest you play alone on your team, and the score stays out of the league. Log in to play with others.',
  logIn: 'Log In',
};
export type TeamSelectionWords = typeof teamSelectionWords;
