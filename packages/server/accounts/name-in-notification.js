import { cleanTeamName } from '@snug/contract';
/** The longest name: more would let users write messages of their own (H39). */
const maxLength = 40;
/**
 * A user's name as an e-mail or text message may contain it: short, and with nothing that a phone would show as a link
 * (H39). `fallback` if nothing is left of it.
 */
export function nameInNotification(name, fallback) {
    const bare = cleanTeamName(name)
        .normalize('NFKC')
        // Breaks addresses and markup apart. A dot that ends a word is harmless.
        .replace(/[\u3002<>@:/\\"&]+/g, ' ')
        .replace(/\.+(?=\S)/g, ' ')
        .replace(/\bwww\b/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    return [...bare].slice(0, maxLength).join('').trim() || fallback;
}
