/** Every sentence of the join link. */
export const joinLinkWords = {
  findingYourGame: 'Finding your game...',
  joiningGame: 'Joining Game...',
  longWait: 'It takes a while. Please wait.',
  invalidLink: 'Invalid or expired join link. Ask one of your teammates to invite you again!',
  chooseName: 'Please choose your display name:',
  joinGame: 'Join Game',
  somethingWrong: 'Something went wrong...',
  retry: 'Try again',
  logIn: 'Log In',
  enterCode: 'Enter a game code',
};
export type JoinLinkWords = typeof joinLinkWords;
