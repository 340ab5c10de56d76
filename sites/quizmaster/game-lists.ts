import type { ListedGame } from '@snug/contract';

/** A venue's games as a quizmaster looks for them. */
export interface GameLists {
  /** Those that have begun, and those whose day has come: the latest first. */
  readonly tonight: readonly ListedGame[];
  /** The next first. */
  readonly ahead: readonly ListedGame[];
  /** The latest first. */
  readonly over: readonly ListedGame[];
  readonly cancelled: readonly ListedGame[];
}

/** Days are those of this device's clock. */
export function gameListsOf(games: readonly ListedGame[], now: Date): GameLists {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  const latestFirst = games.toSorted((one, other) => other.date.localeCompare(one.date));
  const live = latestFirst.filter(({ status }) => status === 'live');
  const isAhead = ({ begun = false, date }: ListedGame) => !begun && new Date(date) >= midnight;
  return {
    tonight: live.filter((game) => !isAhead(game)),
    ahead: live.filter(isAhead).toReversed(),
    over: latestFirst.filter(({ status }) => status === 'ended' || status === 'finalized'),
    cancelled: latestFirst.filter(({ status }) => status === 'cancelled').toReversed(),
  };
}
