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
  /** Beside it, for a game that is over: its host can still be rated. */
  rateHost: 'Rate your host',
  accept: 'Accept',
  ignore: 'Ignore',
  /** Announced when an invite is ignored: it is not declined. */
  inviteStays: (team: string) => `The invite to ${team} stays open.`,
  /** What cannot be undone: its button, the question before it, and the announcement after it. */
  declineInvite: {
    label: 'Decline',
    title: (team: string) => `Decline the invite to ${team}?`,
    body: 'To play with them you need another invite.',
    done: (team: string) => `You declined the invite to ${team}.`,
  },
  stopWatching: {
    label: 'Leave Game',
    title: (game: string) => `Leave ${game}?`,
    body: 'You stop watching and asking to join. The code lets you in again.',
    done: (game: string) => `You left ${game}.`,
  },
  turnDownFailed: 'That did not get through. Your connection may be slow tonight.',
  noGames: 'No games now.',
  askForCode: 'Ask your Quizmaster for a game code.',
  gamesFailed: 'Your games did not arrive. Your connection may be slow tonight.',
  gameFailed: 'We could not get you in. Your connection may be slow tonight.',
  retry: 'Try again',
};
export type GamesWords = typeof gamesWords;
