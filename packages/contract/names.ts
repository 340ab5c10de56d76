import { playerNameMaxLength, teamNameMaxLength, teamSloganMaxLength } from './limits.ts';

/**
 * An emoji as a whole, or a character that shows nothing: controls, bidi controls and zero-width ones, which hide or
 * reorder text on other people's screens (H64). Within an emoji some of these join its parts, so there they stay.
 */
const emojiOrInvisible =
  /(\u{1f3f4}[\u{e0061}-\u{e007f}]+|\p{ExtPict}(?:[\ufe0f\p{EMod}]|\u200d\p{ExtPict})*)|[\p{Cc}\p{DI}\ufff9-\ufffb]/gu;
/** More than three combining marks on one letter spill over the lines around it. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** One line of a person's own words as it is kept: visible characters, single spaces, cut to so many code points. Idempotent. */
export function cleanLine(text: string, maxLength: number): string {
  // Composed last: what stood between a letter and its accent is gone by then.
  const clean = visible(text.toWellFormed().replace(/\s/g, ' '))
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  // A code point is two units at most. Cut within an emoji, what joined it to the rest shows nothing any more.
  return visible([...clean.slice(0, 2 * maxLength)].slice(0, maxLength).join('')).trim();
}

function visible(text: string): string {
  return text.replace(emojiOrInvisible, '$1');
}

/** A team name as it is kept: visible characters, single spaces, cut to 125 code points (RULE-03, RULE-04). Idempotent. */
export function cleanTeamName(text: string): string {
  return cleanLine(text, teamNameMaxLength);
}

/** A display name as it is kept. Idempotent. */
export function cleanPlayerName(text: string): string {
  return cleanLine(text, playerNameMaxLength);
}

/** A team's slogan as it is kept. Idempotent. */
export function cleanTeamSlogan(text: string): string {
  return cleanLine(text, teamSloganMaxLength);
}
