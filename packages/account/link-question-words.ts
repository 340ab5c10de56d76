/** Every sentence of the question about a link that cannot simply log in. */
export const linkQuestionWords = {
  /** The link's login belongs to somebody else than the player logged in here (H47). */
  switchTo: (name: string) => `Switch to ${name}?`,
  loggedInHere: (name: string) =>
    `This link logs in somebody else. You are logged in as ${name}: stay, and nothing changes.`,
  switchNow: 'Switch',
  stayAs: (name: string) => `Stay as ${name}`,
  linkNotProven: 'We could not check your link. Your connection may be slow tonight.',
  retry: 'Try again',
  goOnWithout: 'Go on without it',
};
export type LinkQuestionWords = typeof linkQuestionWords;
