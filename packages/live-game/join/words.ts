/** The sentences of leaving a game that one watches. */
export const leaveGameWords = {
  leaveGame: 'Leave Game',
  leaveGameTitle: (game: string) => `Leave ${game}?`,
  leaveGameBody: 'You stop watching. The game’s code lets you in again.',
  /** While a request to join that team waits for its captain. */
  leaveAsking: (team: string) =>
    `You stop watching, and no longer ask to join ${team}. The game’s code lets you in again.`,
  leaveFailed: 'We could not get you out. Your connection may be slow tonight.',
  /** Announced. */
  left: (game: string) => `You left ${game}.`,
};
export type LeaveGameWords = typeof leaveGameWords;
