import { waitWords } from '@snug/game-ui/wait-words';

/** The code step's sentences. A table of its own for the script tag. Keys mean the same sentence in every table. */
export const joinCodeWords = {
  joinWithCode: 'Join with Code',
  askForCode: 'Ask your Quizmaster for a game code.',
  gameCode: 'Game code',
  codePlaceholder: 'XXXXXX',
  next: 'Next',
  findingGame: 'Finding Game...',
  ...waitWords,
};
export type JoinCodeWords = typeof joinCodeWords;

/** The sentences of the steps after the code. */
export const joinBoxWords = {
  gameFound: 'Game Found!',
  /** The game's place, below its title. */
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  join: 'Join',
  otherCode: 'Use another code',
  joiningGame: 'Joining Game...',
  tryAgain: 'An error occured. Please try again.',
  somethingWrong: 'Something went wrong...',
};
export type JoinBoxWords = typeof joinBoxWords;
