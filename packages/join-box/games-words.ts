/** The sentences of `Back to Game` and `Your Games`. The same key means the same sentence in every table. */
export const gamesWords = {
  backToGame: 'Back to Game',
  yourGames: 'Your Games',
  titleColumn: 'TITLE',
  statusColumn: 'STATUS',
  /** The game's place, below its title. */
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  teamIs: (name: string) => `Team: ${name}`,
  /** The game's date, in the language's format. */
  day: (date: Date) => date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  /** The status of the player or the game. A status that is not listed is shown as it is (OPEN-52). */
  standing: {
    watching: 'watching',
    invited: 'invited',
    live: 'live',
    ended: 'ended',
    finalized: 'finalized',
  },
  goToGame: 'Go To Game',
  accept: 'Accept',
  ignore: 'Ignore',
  /** Announced when an invite is ignored: it is not declined. */
  inviteStays: (team: string) => `The invite to ${team} stays open.`,
  decline: 'Decline',
  declineTitle: (team: string) => `Decline the invite to ${team}?`,
  declineBody: 'It does not come back. To play with them after all, you need another invite.',
  declineFailed: 'The invite could not be declined. Your connection may be slow tonight.',
  /** Announced. */
  declined: (team: string) => `You declined the invite to ${team}.`,
  leaveGame: 'Leave Game',
  leaveTitle: (game: string) => `Leave ${game}?`,
  leaveBody: 'You stop watching, and a request to join a team is withdrawn. The game’s code lets you in again.',
  leaveFailed: 'We could not get you out. Your connection may be slow tonight.',
  /** Announced. */
  left: (game: string) => `You left ${game}.`,
  noGames: 'No games right now.',
  askForCode: 'Ask your Quizmaster for a game code.',
  gamesFailed: 'Your games did not arrive. Your connection may be slow tonight.',
  gameFailed: 'We could not get you in. Your connection may be slow tonight.',
  retry: 'Try again',
};
export type GamesWords = typeof gamesWords;
