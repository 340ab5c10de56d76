/** Every sentence of the dialog that registers a guest team. */
export const registerTeamWords = {
  registerWhy: 'A registered team has a number and a page of its own. Its scores are kept, and count in the league.',
  findingTeams: 'Finding your Teams...',
  teamsFailed: 'Error retrieving teams!',
  playAs: 'Play this game as',
  /** Under each of the player's registered teams. */
  playedAs: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  newTeam: 'A new team',
  newTeamHint: 'It gets the next free number.',
  teamName: 'Team name',
  registerIt: 'Register',
  nameRequired: 'A team name is required',
  nameTaken: 'A team in this game already has that name.',
  registerFailed: 'The team could not be registered. Your connection may be slow tonight. Please try once more.',

  // Registered
  registeredTitle: 'Now it is official',
  /** Also read out. */
  teamRegistered: (team: string, number: string) => `${team} is team #${number}.`,
  teamRegisteredHint: 'Everything you play tonight counts.',

  // Why somebody cannot register it
  captainRegisters: (captain: string) =>
    captain ? `Your captain can do it, from My Team: tell ${captain}.` : 'Your captain can do it, from My Team.',
  linkRegisters: 'A teammate’s link let you in last time. Log in with your email or phone to register your team.',
  registerOver: 'This game is over, so the team stays as it is.',
};
export type RegisterTeamWords = typeof registerTeamWords;
