import { waitWords } from './wait-words.ts';

/** Texts of the team selection. */
export const teamSelectionWords = {
  whoPlays: 'Who is playing?',
  findingTeams: 'Finding your Teams...',
  teamsFailed: 'Error retrieving teams!',
  /** Leads to the teams in the game. */
  seatedAlready: 'My team is here already',
  /** The typed name is that of a team in the game. */
  sitsHere: (team: string) => `${team} sits here already.`,
  askNamesake: 'Ask to Join',
  yourTeam: 'Your team',
  newTeam: 'A new team',
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  /** Of a team that plays in the game already. */
  alreadyHere: 'In this game already: join your teammates.',
  teamName: 'Team name',
  randomName: 'Surprise us',
  /** Read out when a name was made up. */
  namedYou: (name: string) => `Your team name: ${name}`,
  numPlayers: 'How many are you? (optional)',
  numPlayersHint: 'Count everybody at the table, with or without a phone.',
  /** In the place of the button, which needs a name. */
  nameFirst: 'Type a name, or let us find one.',
  /** Of the team that the player has left by themselves. */
  leftTeam: (team: string) => `You left ${team}. To come back, enter its name again.`,
  backToTeam: 'Enter That Name',
  addTeam: 'Add This Team',
  addingTeam: 'Adding your team...',
  /** In its place when that takes long. */
  ...waitWords,
  joinYourTeam: 'Join This Team',
  justWatch: 'Just watch',
  guestTeam: 'Without logging in, only this phone plays for your team, and scores stay out of the league.',
  /** For a player logged in by a link. */
  linkLogin: 'A teammate’s link let you in last time. Log in with your email or phone to play with a team of your own.',
  logIn: 'Log In',

  // Inviting teammates
  inviteTeammates: 'Invite teammates',
  emailOrPhone: 'Email or phone number',
  teammateHint: 'We send a link that joins your team.',
  addTeammate: 'Add',
  /** Read out when a contact was added or removed. */
  teammateAdded: (contact: string) => `${contact} will be invited.`,
  teammateRemoved: (contact: string) => `${contact} will not be invited.`,
  removeTeammate: (contact: string) => `Do not invite ${contact}`,
  toInvite: 'To be invited',
  neitherContact: 'That is neither an email address nor a phone number with ten digits.',
  teammateKnown: 'Already on your team or on the list.',
};
export type TeamSelectionWords = typeof teamSelectionWords;

/** Told to whoever finds a game whose doors are closed, and what is offered to them then. */
export const doorsClosedWords = {
  closedDoors:
    'The Quizmaster has closed the doors: nobody new gets in by the code. You still get in by a teammate’s link, with your registered team if it plays here, and if you were in before. Else speak to your Quizmaster.',
  comeBackTo: (team: string) => `Back to ${team}`,
  /** The player’s registered team, which plays here. */
  joinOwn: (team: string) => `Join ${team}`,
  closedLogIn: 'Were you in before, or does your registered team play here? Log in.',
};
export type DoorsClosedWords = typeof doorsClosedWords;

/** Texts of the list of teams in a game, as a spectator sees it. */
export const teamListWords = {
  teamsHere: 'Teams in this game',
  /** Below a long list, cut short; and then below the whole one. */
  allTeams: (count: number) => `Show all ${count} teams`,
  fewerTeams: 'Show fewer',
  noTeamsHere: 'No team is here yet. Be the first.',
  /** Above the team selection, where both are shown. */
  ownTeam: 'Or bring your own team',
  askToJoin: 'Ask to Join',
  waitingForCaptain: 'Waiting for the captain',
  waitingForQuizmaster: 'Waiting for the Quizmaster',
  cancelRequest: 'Cancel Request',
  /** Of a guest's team, until they log in; or of one that nobody is on. */
  takesNobody: 'Takes nobody in right now',
  /** Read out. */
  asked: (team: string) => `You asked to join ${team}.`,
  requestCancelled: (team: string) => `You no longer ask to join ${team}.`,
  requestFailed: 'Something went wrong... Please try again',
  /** As at the join box (ERR-04). */
  joinFailed: 'An error occured. Please try again.',
  guestAsks: 'Log in to ask a team to let you in.',
  logIn: 'Log In',
};
export type TeamListWords = typeof teamListWords;
