import { readJson } from '../read-json.ts';
import type { GuardedStorage } from '../storage.ts';
import { isTexts } from './is-texts.ts';

/** The texts in the inputs of one question, and whether the server has them. */
export interface CachedAnswer {
  readonly texts: readonly string[];
  readonly saved: boolean;
  /** The sequence number they were written under, if they were queued. */
  readonly seq?: number;
  /** Typed for another team, before its author was moved: it is shown, and nothing sends it by itself. */
  readonly moved?: true;
}

export interface AnswerCache {
  read(): Readonly<Record<string, CachedAnswer>>;
  /** Undefined: forgets it. */
  write(questionId: string, answer?: CachedAnswer): void;
  clear(): void;
  /**
   * Moves into this cache what its player typed for other teams and no host has (H21), and reads it. `places`: what the places
   * of all the player's caches of the round begin with.
   */
  takeOver(places: string): Readonly<Record<string, CachedAnswer>>;
}

/** The session's cache of typed answers, one key per game, round and player (STORE-09, ROUND-13). */
export function answerCache({ session }: GuardedStorage, place: string): AnswerCache {
  const key = `answers_${place}`;
  const read = (from = key): Readonly<Record<string, CachedAnswer>> => readJson(session, from, isCache) ?? {};
  // JSON leaves out what is undefined.
  const write = (questionId: string, answer?: CachedAnswer): void =>
    void session.set(key, JSON.stringify({ ...read(), [questionId]: answer }));

  return {
    read: () => read(),
    write,
    clear: () => session.remove(key),
    takeOver(places) {
      for (const other of session.keys(`answers_${places}`)) {
        if (other === key) continue;
        for (const [id, { texts, saved, seq }] of Object.entries(read(other)))
          if (!(saved && seq) && texts.some(Boolean)) write(id, { texts, saved: false, moved: true });
        session.remove(other);
      }
      return read();
    },
  };
}

function isCache(value: unknown): value is Readonly<Record<string, CachedAnswer>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (answer: { texts?: unknown; saved?: unknown } | null) =>
      isTexts(answer?.texts) && typeof answer?.saved === 'boolean',
  );
}
