/** The sentences of the login beyond `codeWords`. */
export const loginWords = {
  logInWith: 'Log in with your email or phone number',
  contactBy: 'Log in with',
  byEmail: 'Email',
  byPhone: 'Phone',
  emailHint: 'We send a code to this address. No password.',
  phoneHint: 'Ten digits. We text you a code. No password.',
  displayNameHint: 'New here? This is what your team will see.',
  createAccount: 'Create New Account',
  /** Of a wait that is long, whatever the cause. */
  longWait: 'It takes a while. Please wait.',
  continueAsGuest: 'Or Continue as Guest',
  otherContact: 'Use another address or number',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
};
export type LoginWords = typeof loginWords;
