import { playerNameMaxLength, teamNameMaxLength, teamSloganMaxLength } from './limits.ts';

/** Control characters, bidi overrides and zero-width characters, which hide or reorder text on other people's screens. ZWJ stays: emoji need it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** More than three combining marks on one letter spill over the lines around it. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** One line of a person's own words as it is kept: visible characters, single spaces, cut to so many code points. Idempotent. */
export function cleanLine(text: string, maxLength: number): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .replace(piledMarks, '$1')
    .trim();
  return [...clean].slice(0, maxLength).join('').trim();
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
