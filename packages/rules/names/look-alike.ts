/// <reference path="./unicode-confusables.d.ts" />
import { rectifyConfusion } from 'unicode-confusables';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import type { Host } from '../state/people.ts';

/** What names are compared with: the names of a game's quizmasters. */
export type HostNames = readonly Pick<Host, 'name'>[];

/** Names that say by themselves who somebody is; their bearers would be taken for the house. */
const quizmasters = [
  'Quizmaster',
  'The Quizmaster',
  'Your Quizmaster',
  'El Quizmaster',
  'Quizmistress',
  'Quiz Host',
  'Host',
  'The Host',
];

/**
 * Whether somebody across a room takes one name for the other: the same letters in any case, spacing, width or style, or
 * letters of other alphabets and digits that look the same, by the confusables of UTS 39. Whole names are compared, so that a
 * letter more is another name.
 */
export function looksAlike(one: string, other: string): boolean {
  const [ours, theirs] = [looksOf(one), looksOf(other)];
  return ours.some((look, n) => look === theirs[n]);
}

/** Whether a name is taken for the quizmaster's: for one of the game, or for the word itself. */
export function looksLikeQuizmaster(name: string, hosts: HostNames): boolean {
  // A tick or a crown beside the word makes it no other word.
  const bare = name.replace(/\p{S}/gu, '').trim() || name;
  // Nor does an accent, which other teams may differ in.
  return [...quizmasters, ...hosts.map((host) => host.name)].some(
    (taken) => looksAlike(bare, taken) || looksAlike(withoutAccents(bare), withoutAccents(taken)),
  );
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/([\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])\p{M}+/gu, '$1');
}

/** Refuses what the room would take for the quizmaster. */
export function refuseQuizmastersName(name: string, hosts: HostNames): void {
  if (looksLikeQuizmaster(name, hosts)) throw new Refusal(409, details.quizmastersName);
}

/** What was compared lately: each new team is compared with all others. */
const known = new Map<string, readonly string[]>();
const knownMost = 5_000;

function looksOf(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const looks = readLooks(name);
  if (known.size >= knownMost) known.clear();
  known.set(name, looks);
  return looks;
}

/**
 * The forms in which names are compared, each with the same form of the other. One is not enough: a capital I looks like a
 * small l and reads as an i, and names that differ in case alone may differ in both.
 */
function readLooks(name: string): readonly string[] {
  const plain = withoutMarks(
    name
      .normalize('NFKC')
      .replace(/[\p{DI}\p{Cf}\p{Co}\p{Cn}\u2800]/gu, '')
      .replace(/[\u{1f150}-\u{1f189}ᴀ-ᴢꜰꜱꞯʀɢʜɪʟɴʏʙ]/gu, letterOf),
  );
  const latin = plain
    .normalize('NFD')
    .replace(/[^\p{ASCII}]+/gu, rectifyConfusion)
    .normalize('NFD');
  const joined = (text: string) => text.replace(/\s+/g, '');
  const skeleton = (text: string) => rectifyConfusion(joined(text)).normalize('NFD');
  // As it is seen: l, I, 1 and | are one, and a capital L is none of them.
  const seen = skeleton(latin).replace(/[^L]+/g, (text) => text.toLowerCase());
  // As it is read: what looks like an I among capitals, and a digit 1, are an i.
  const read = latin
    .replace(/[\p{L}\p{N}|]+/gu, capitalI)
    .toLowerCase()
    .replace(/[1|]/g, 'i');
  return [joined(plain.toLowerCase()), skeleton(seen), skeleton(read).toLowerCase()];
}

function capitalI(word: string): string {
  const isInCapitals = /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replaceAll('l', ''));
  return isInCapitals ? word.replaceAll('l', 'I') : word;
}

/** Letters in dark circles and squares, which Unicode counts as pictures. */
const darkLetters = [0x1f150, 0x1f170];
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';

/** The plain letter of one in another style that no normalization knows. */
function letterOf(styled: string): string {
  const small = smallCapitals.indexOf(styled);
  if (small >= 0) return String.fromCharCode(97 + small);
  const at = darkLetters.map((first) => (styled.codePointAt(0) ?? 0) - first).find((n) => n >= 0 && n < 26);
  return at === undefined ? styled : String.fromCharCode(97 + at);
}

/**
 * Without punctuation, but between digits, and without marks that make no letter of their own: strokes, dots and rings on
 * letters whose alphabet has none. A name of punctuation alone stays as it is.
 */
function withoutMarks(text: string): string {
  const bare = text
    .replace(/([\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}])\p{M}+/gu, '$1')
    .replace(/(?<!\p{N})\p{P}+|\p{P}+(?!\p{N})/gu, '');
  return bare.trim() === '' ? text : bare;
}
