/** The sentences of the page that creates a team. The same key means the same sentence in every table. */
export const createTeamWords = {
  createTitle: 'Create a Team!',
  logInToCreate: 'Ready to make your team official? Log in to get started!',
  /** For a player logged in by a link. */
  codeToCreate: 'A teammate’s link let you in last time. Log in with your email or phone to create a team.',
  /** Beside it, when somebody has typed before their login ended. */
  typedStays: 'What you have typed is kept for you.',
  logIn: 'Log In',
  createPoints: ['Choose a name', 'Add your teammates', 'Track your scores', 'Compete in League Play!'],
  teamName: 'Team name',
  teamSlogan: 'Slogan (optional)',
  teamSloganHint: 'One line under your name.',
  createTeam: 'Create Team',
  creatingTeam: 'Creating Your Team...',
  teamNameNeeded: 'A team name is required',
  noReply: 'No answer yet. Your connection may be slow tonight. What you typed is still here: try again.',
};
export type CreateTeamWords = typeof createTeamWords;
