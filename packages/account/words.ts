/** What the login says beside `codeWords`. */
export const loginWords = {
  logInWith: 'Log in with your email or phone number',
  contactBy: 'Log in with',
  byEmail: 'Email',
  byPhone: 'Phone',
  emailHint: 'We send a code to this address. No password.',
  phoneHint: 'Ten digits. We text you a code. No password.',
  displayNameHint: 'New here? This is what your team will see.',
  createAccount: 'Create New Account',
  continueAsGuest: 'Or Continue as Guest',
  otherContact: 'Use another address or number',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
};
export type LoginWords = typeof loginWords;

/** Every sentence of the join link. */
export const joinLinkWords = {
  findingYourGame: 'Finding your game...',
  joiningGame: 'Joining Game...',
  invalidLink: 'Invalid or expired join link. Ask one of your teammates to invite you again!',
  chooseName: 'Please choose your display name:',
  joinGame: 'Join Game',
  somethingWrong: 'Something went wrong...',
  retry: 'Try again',
  logIn: 'Log In',
  enterCode: 'Enter a game code',
};
export type JoinLinkWords = typeof joinLinkWords;
