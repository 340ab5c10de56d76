/** The code step's sentences. A table of its own for the script tag. Keys mean the same sentence in every table. */
export const joinCodeWords = {
  joinWithCode: 'Join with Code',
  askForCode: 'Ask your Quizmaster for a game code.',
  gameCode: 'Game code',
  codePlaceholder: 'XXXXXX',
  next: 'Next',
  findingGame: 'Finding Game...',
};
export type JoinCodeWords = typeof joinCodeWords;

/** The sentences of the steps after the code. */
export const joinBoxWords = {
  gameFound: 'Game Found!',
  /** The game's place, below its title. */
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  join: 'Join',
  keepsNothing:
    'This browser remembers nothing, as in a private window. You can play: just keep this page open, or you start over as a new player.',
  otherCode: 'Use another code',
  playedBefore: (name: string) =>
    `You have played this one before${name && `, as ${name}`}. Log in to go back in, or start as somebody new.`,
  logIn: 'Log In',
  newPlayer: 'New Player',
  joiningGame: 'Joining Game...',
  tryAgain: 'An error occured. Please try again.',
  somethingWrong: 'Something went wrong...',
};
export type JoinBoxWords = typeof joinBoxWords;
