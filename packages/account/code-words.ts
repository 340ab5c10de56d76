/** The sentences shared by the login and the profile, about contacts and codes. */
export const codeWords = {
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  emailInvalid: 'That does not look like an email address.',
  phoneInvalid: 'A phone number has ten digits.',
  displayName: 'Display name',
  sendCode: 'Send Code',
  sendingCode: 'Sending...',
  checkMessages: 'Check your messages',
  codeSent: (contact: string) => `We sent a code to ${contact}.`,
  codeResent: (contact: string) => `We sent another code to ${contact}.`,
  oneTimeCode: 'Code',
  codeEmpty: 'You must enter the code to continue',
  confirmCode: 'Continue',
  confirmingCode: 'Checking...',
  resendCode: 'Send another code',
  resendCodeIn: (seconds: number) => `Send another code in ${seconds} s`,
  somethingWrong: 'Something went wrong...',
  /** After a network error, without a refusal. */
  noReply: 'No answer yet. Your connection may be slow tonight. What you typed is still here: try again.',
};
export type CodeWords = typeof codeWords;
