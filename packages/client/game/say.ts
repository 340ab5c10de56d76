import type { Announcement, Game } from './game.ts';

/** Notes something worth saying aloud; the same thing twice is said twice. */
export function say(
  game: Game,
  key: Announcement['key'],
  values: Announcement['values'] = {},
  politeness: Announcement['politeness'] = 'polite',
): Game {
  return { ...game, said: { n: (game.said?.n ?? 0) + 1, key, politeness, values } };
}
