/** Every sentence of the warning about a missing contact. */
export const contactWarningWords = {
  /** By the missing contact; a login by a code knows at least one. */
  lacksPhone: 'Your account has no phone number. Add one, so that a lost email does not lock you out.',
  lacksEmail: 'Your account has no email. Add one, so that a lost phone does not lock you out.',
  addPhone: 'Add Phone Number',
  addEmail: 'Add Email',
  dismiss: 'Dismiss',
};
export type ContactWarningWords = typeof contactWarningWords;
