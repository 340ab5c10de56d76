/** Every sentence of the game's dialogs. Literals of the specification are exactly as given (OPEN-82). */
export const gameDialogWords = {
  // Dialogs of one sentence and OK, by their kind
  dialog: {
    dropped: () => 'You Have been dropped from the team',
    left: (name: string) => `${name} left the team`,
    'team-kicked': (name: string) => `${name} has been Kicked!`,
    declined: () => 'Request Declined',
    promoted: () => 'You are the captain now',
    captain: (name: string) => `${name} is the captain now`,
  },
  /** What follows from it, below that sentence. */
  explained: {
    'team-kicked': 'To play on, speak to your Quizmaster.',
    declined: 'Not this time. You can watch, or ask another team.',
    promoted: 'You write the answers and submit them. Your team suggests.',
  },
  inviteTo: (team: string) => `Join ${team}?`,
  invitedBy: (name: string) => `${name} invites you to play with them.`,
  ignore: 'Ignore',
  accept: 'Accept',
  /** As at the join box (ERR-04). */
  joinFailed: 'An error occured. Please try again.',
  ok: 'OK',
};
export type GameDialogWords = typeof gameDialogWords;
