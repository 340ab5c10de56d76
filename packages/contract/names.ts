import { playerNameMaxLength, teamNameMaxLength, teamSloganMaxLength } from './limits.ts';

/** The name of every guest: guests are not asked for one. */
export const guestName = 'Guest';

/**
 * A whole emoji, or an invisible character (control, bidi control, zero-width, blank), which hides or reorders text on
 * other people's screens. Some of these join the parts of an emoji, so they stay within one (H64).
 */
const emojiOrInvisible =
  /(\u{1f3f4}[\u{e0061}-\u{e007f}]+|\p{ExtPict}(?:[\ufe0f\p{EMod}]|\u200d\p{ExtPict})*)|[\p{Cc}\p{Cf}\p{Co}\p{DI}\u2800\ufff9-\ufffc\u{1d159}]/gu;
/** More than three combining marks on one letter overlap the lines around it, and marks on no letter are no text. */
const piledMarks = /(^| |\p{M}{3})\p{M}+/gu;

/** Cleans one line of text: visible characters, single spaces, at most `maxLength` code points. Idempotent. */
export function cleanLine(text: string, maxLength: number): string {
  // Composes last, when nothing stands between a letter and its accent any more.
  const clean = visible(text.toWellFormed().replace(/\s/g, ' '))
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  // A code point has at most two units. A cut within an emoji leaves an invisible joiner at its end.
  return visible([...clean.slice(0, 2 * maxLength)].slice(0, maxLength).join('')).trim();
}

function visible(text: string): string {
  return text.replace(emojiOrInvisible, '$1');
}

/** Cleans a team name, which has at most 125 code points (RULE-03, RULE-04). Idempotent. */
export function cleanTeamName(text: string): string {
  return cleanLine(text, teamNameMaxLength);
}

/** Cleans a display name. Idempotent. */
export function cleanPlayerName(text: string): string {
  return cleanLine(text, playerNameMaxLength);
}

/** Cleans a team's slogan. Idempotent. */
export function cleanTeamSlogan(text: string): string {
  return cleanLine(text, teamSloganMaxLength);
}
