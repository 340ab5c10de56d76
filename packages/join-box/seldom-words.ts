import { waitWords } from '@snug/game-ui/wait-words';

/** The sentences of what few people see, fetched with it. */
export const seldomWords = {
  keepsNothing:
    'This browser remembers nothing, as in a private window. You can play: just keep this page open, or you start over as a new player.',
  playedBefore: (name: string) =>
    `You have played this one before${name && `, as ${name}`}. Log in to go back in, or start as somebody new.`,
  /** The same while nobody new gets in. */
  playedThisBefore: (name: string) => `You have played this one before${name && `, as ${name}`}. Log in to go back in.`,
  logIn: 'Log In',
  newPlayer: 'New Player',
  ...waitWords,
};
export type SeldomWords = typeof seldomWords;
