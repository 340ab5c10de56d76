/** What is asked when a sent link cannot simply log in. */
export const linkQuestionWords = {
  /** A link that logs in somebody else than who is logged in here (H47). */
  switchTo: (name: string) => `Switch to ${name}?`,
  loggedInHere: (name: string) =>
    `This link logs in somebody else. Here you are logged in as ${name}: stay, and you go on as ${name}.`,
  switchNow: 'Switch',
  stayAs: (name: string) => `Stay as ${name}`,
  linkNotProven: 'We could not check your link. Your connection may be slow tonight.',
  retry: 'Try again',
  goOnWithout: 'Go on without it',
};
export type LinkQuestionWords = typeof linkQuestionWords;
