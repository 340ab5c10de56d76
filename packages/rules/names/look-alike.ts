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
  return [...quizmasters, ...hosts.map((host) => host.name)].some((taken) => looksAlike(name, taken));
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
  const plain = name.normalize('NFKC').replace(/[\p{DI}\u2800]/gu, '');
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
