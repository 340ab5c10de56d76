/** What `Back to Game` and `Your Games` say. Keys mean the same sentence in every table. */
export const gamesWords = {
  backToGame: 'Back to Game',
  yourGames: 'Your Games',
  titleColumn: 'TITLE',
  statusColumn: 'STATUS',
  /** Where the game is, under its title. */
  place: (kind: string, venue: string) => `${kind} at ${venue}`,
  teamIs: (name: string) => `Team: ${name}`,
  /** When a game is, in the language's own way. */
  day: (date: Date) => date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  /** How the player, or the game, stands. A status that is not among these is shown as it is (OPEN-52). */
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
  /** Said when an invite was ignored: nobody is turned down. */
  inviteStays: (team: string) => `The invite to ${team} stays open.`,
  noGames: 'No games right now.',
  askForCode: 'Ask your Quizmaster for a game code.',
  gamesFailed: 'Your games did not arrive. Your connection may be slow tonight.',
  gameFailed: 'We could not get you in. Your connection may be slow tonight.',
  retry: 'Try again',
};
export type GamesWords = typeof gamesWords;
