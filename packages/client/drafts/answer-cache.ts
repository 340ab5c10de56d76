import { readJson } from '../read-json.ts';
import type { GuardedStorage } from '../storage.ts';
import { isTexts } from './is-texts.ts';

/** The texts in the inputs of one question, and whether the server has them. */
export interface CachedAnswer {
  readonly texts: readonly string[];
  readonly saved: boolean;
  /** The sequence number they were written under, if they were queued. */
  readonly seq?: number;
}

export interface AnswerCache {
  read(): Readonly<Record<string, CachedAnswer>>;
  /** Undefined: forgets it. */
  write(questionId: string, answer?: CachedAnswer): void;
  clear(): void;
}

/** The session's cache of typed answers, one key per game, round and player (STORE-09, ROUND-13). */
export function answerCache({ session }: GuardedStorage, place: string): AnswerCache {
  const key = `answers_${place}`;
  const read = (): Readonly<Record<string, CachedAnswer>> => readJson(session, key, isCache) ?? {};

  return {
    read,
    // JSON leaves out what is undefined.
    write: (questionId, answer) => void session.set(key, JSON.stringify({ ...read(), [questionId]: answer })),
    clear: () => session.remove(key),
  };
}

function isCache(value: unknown): value is Readonly<Record<string, CachedAnswer>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (answer: { texts?: unknown; saved?: unknown } | null) =>
      isTexts(answer?.texts) && typeof answer?.saved === 'boolean',
  );
}
