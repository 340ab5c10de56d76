import { cleanTeamName } from '@snug/contract';

/** A letter is no place for more of somebody else's words (H39). */
const maxLength = 40;

/**
 * A name that somebody wrote, as it may stand in a letter or text message of ours (H39): short, and nothing in it that a
 * phone would show as a link. `fallback` where nothing is left of it.
 */
export function nameInNotification(name: string, fallback: string): string {
  const bare = cleanTeamName(name)
    .normalize('NFKC')
    // What makes addresses, and markup, apart. A dot that ends a word makes none.
    .replace(/[\u3002<>@:/\\"&]+/g, ' ')
    .replace(/\.+(?=\S)/g, ' ')
    .replace(/\bwww\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...bare].slice(0, maxLength).join('').trim() || fallback;
}
