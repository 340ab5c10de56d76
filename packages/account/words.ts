/** Every sentence of the login. */
export const loginWords = {
  logInWith: 'Log in with your email or phone number',
  contactBy: 'Log in with',
  byEmail: 'Email',
  byPhone: 'Phone',
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  emailHint: 'We send a code to this address. No password.',
  phoneHint: 'Ten digits. We text you a code. No password.',
  emailInvalid: 'That does not look like an email address.',
  phoneInvalid: 'A phone number has ten digits.',
  displayName: 'Display name',
  displayNameHint: 'New here? This is what your team will see.',
  sendCode: 'Send Code',
  sendingCode: 'Sending...',
  createAccount: 'Create New Account',
  continueAsGuest: 'Or Continue as Guest',
  checkMessages: 'Check your messages',
  codeSent: (contact: string) => `We sent a code to ${contact}.`,
  oneTimeCode: 'Code',
  codeEmpty: 'You must enter the code to continue',
  confirmCode: 'Continue',
  confirmingCode: 'Checking...',
  resendCode: 'Send another code',
  resendCodeIn: (seconds: number) => `Send another code in ${seconds} s`,
  codeResent: 'Another code is on its way.',
  otherContact: 'Use another address or number',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  somethingWrong: 'Something went wrong...',
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
  logIn: 'Log In',
};
export type JoinLinkWords = typeof joinLinkWords;
