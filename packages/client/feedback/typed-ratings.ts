import { starsMax } from '@snug/contract';
import { readJson } from '../read-json.ts';
import type { KeyStore } from '../storage.ts';

/** What somebody has chosen and written about a quizmaster. */
export interface TypedRating {
  readonly stars: number;
  readonly tags: readonly string[];
  readonly notes: string;
}

/** Keeps ratings that are not sent yet for the session of the tab: nobody writes their note twice after a reload. */
export function typedRatings(session: KeyStore, gameId: string, playerCode: string) {
  // A logout removes what begins like this.
  const keyOf = (userid: string): string => ['snug_typed_feedback', gameId, playerCode, userid].join('_');
  return {
    read: (userid: string) => readJson(session, keyOf(userid), isTyped),
    keep: (userid: string, rating: TypedRating) => void session.set(keyOf(userid), JSON.stringify(rating)),
    forget: (userid: string) => session.remove(keyOf(userid)),
  };
}

function isTyped(found: unknown): found is TypedRating {
  const { stars, tags, notes } = (found ?? {}) as Partial<TypedRating>;
  return isStars(stars) && Array.isArray(tags) && typeof notes === 'string';
}

/** Whether this is a number of stars that exists (LIMIT-05). */
export function isStars(stars: unknown): stars is number {
  return Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= starsMax;
}
