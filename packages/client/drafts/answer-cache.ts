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
  write(questionId: string, answer: CachedAnswer): void;
  drop(questionId: string): void;
  clear(): void;
}

/** The session's cache of typed answers, one key per game, round and player (STORE-09, ROUND-13). */
export function answerCache({ session }: GuardedStorage, place: string): AnswerCache {
  const key = `answers_${place}`;
  const read = (): Readonly<Record<string, CachedAnswer>> => readJson(session, key, isCache) ?? {};
  const save = (cache: Readonly<Record<string, CachedAnswer>>): void => void session.set(key, JSON.stringify(cache));

  return {
    read,
    write: (questionId, answer) => save({ ...read(), [questionId]: answer }),
    drop(questionId) {
      const { [questionId]: _, ...others } = read();
      save(others);
    },
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
