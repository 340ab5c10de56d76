import type { Announcement, AnnouncementValues, Game } from './game.ts';

type Politeness = Announcement['politeness'];
/** An announcement without placeholders needs no values. */
type Rest<Values> =
  Values extends Readonly<Record<string, never>>
    ? [values?: Values, politeness?: Politeness]
    : [values: Values, politeness?: Politeness];

/**
 * Adds an announcement; the same one twice is announced twice.
 *
 * @example say(game, 'question-recalled', { number: 2 })
 */
export function say<K extends keyof AnnouncementValues>(
  game: Game,
  key: K,
  ...[values, politeness = 'polite']: Rest<AnnouncementValues[K]>
): Game {
  // TypeScript cannot see that key and values belong together; the parameters guarantee it.
  const said = { n: (game.said?.n ?? 0) + 1, key, politeness, values: values ?? {} } as Announcement;
  return { ...game, said };
}
