import type { FeedbackTag } from '@snug/client';

/** A tag as it is read. What is sent is always its English name. */
const tags: Readonly<Record<FeedbackTag, string>> = {
  Funny: 'Funny',
  Charismatic: 'Charismatic',
  Professional: 'Professional',
  'Clear Instructions': 'Clear Instructions',
  Friendly: 'Friendly',
  Creative: 'Creative',
  Boring: 'Boring',
  Awkward: 'Awkward',
  Confusing: 'Confusing',
  Disorganized: 'Disorganized',
  Unprofessional: 'Unprofessional',
  Rude: 'Rude',
  'Unfair Grading': 'Unfair Grading',
  Other: 'Other',
};

/** Every sentence of the feedback. Literals of the specification stand here exactly as given (OPEN-82). */
export const feedbackWords = {
  findingHosts: 'Finding out who hosted…',
  hostsFailed: 'We could not find out who hosted. Your connection may be slow tonight.',

  /** Above the question. */
  gameIsOver: 'The game is over.',
  howDid: (host: string) => `How did ${host} do?`,
  /** Read out with each star; the heading asks already. */
  yourRating: 'Your rating',
  whatWasGood: 'What was good?',
  whatWasNot: 'What could have been better?',
  tags,
  notes: 'Your note',
  notesHint: 'Your host sees no names.',
  notesPlaceholder: 'Anything else we should know?',
  sendRating: 'Submit',
  /** Said when the first star is chosen. */
  moreBelow: 'Tags, a note and Submit are below.',
  /** Said when the stars cross from praise to blame, or back. */
  tagsCleared: 'Your tags are cleared: there are others now.',
  ratingFailed: 'Something went wrong. Please try again.',

  ratingThanks: 'Thank you for your feedback!',
  /** Nothing to rate. */
  ended: 'The game has ended. Thanks for playing!',
};
export type FeedbackWords = typeof feedbackWords;
