/** The sentences of the profile beyond `codeWords`. */
export const profileWords = {
  myProfile: 'My Profile',
  phone: 'Phone',
  email: 'Email',
  noneYet: 'none yet',
  /** A login by a link knows only the contact that the link was sent to. */
  notShown: 'not shown here',
  byLink: 'A teammate’s link let you in last time. Log in with your email or phone to see and change everything.',
  editName: 'Edit Name',
  addPhone: 'Add Phone Number',
  editPhone: 'Edit Phone Number',
  addEmail: 'Add Email',
  editEmail: 'Edit Email',
  /** Below the field of a new name, and of a new contact. */
  nameHint: (contact: string) => `Your team sees it. To be sure that it is you, we send a code to ${contact}.`,
  nameHintProven: 'Your team sees it.',
  codeTo: 'Send the code to',
  newEmailHint: 'We send a code to the new address.',
  newPhoneHint: 'Ten digits. We text a code to the new number.',
  saveName: 'Save Name',
  savingName: 'Saving...',
  /** What a code is for. */
  codeForName: (name: string) => `Enter it to be called ${name}.`,
  codeForOld: (contact: string) => `First we make sure that it is you. Then a second code goes to ${contact}.`,
  codeForSecond: 'That one was right. Now a second code, for the new contact.',
  nameFailed: 'Failed to update name.',
  nameChanged: (name: string) => `You are ${name} now.`,
  emailChanged: (email: string) => `Your email is ${email} now.`,
  phoneChanged: (phone: string) => `Your phone number is ${phone} now.`,
  /** For a login by a link that knows neither contact. */
  noContact: 'There is no email or phone here to send a code to. Please log in first.',
  logIn: 'Log In',
  goBack: 'Go Back',
  cancel: 'Cancel',
};
export type ProfileWords = typeof profileWords;
