import { readJson } from '../read-json.ts';
import type { GuardedStorage } from '../storage.ts';

/** An answer that the server does not have yet. */
export interface KeptAnswer {
  readonly question_id: string;
  readonly question_index: number;
  readonly round_order: number;
  readonly texts: readonly string[];
  /** Counts this client's writes; the server ignores an older one (H19). */
  readonly seq: number;
  /** When it was typed, milliseconds since 1970. */
  readonly at: number;
}

export interface KeptAnswers {
  /** What is not older than a night. */
  all(now: number): KeptAnswer[];
  /** False when it could be kept in memory only. */
  keep(answer: KeptAnswer): boolean;
  forget(answer: Pick<KeptAnswer, 'round_order' | 'question_id'>): void;
  /** The next number for a write of this client: above every earlier one, also after a reload. */
  nextSeq(now: number): number;
}

/** After this long an answer belongs to a night that is over. */
const lifeMs = 86_400_000;
const seqKey = 'snug_answer_seq';

/** Unsent answers of one player in one game, one key each, so that two tabs never write over each other's. */
export function keptAnswers({ local }: GuardedStorage, game: string, player: string): KeptAnswers {
  const prefix = `snug_answer.${game}.${player}.`;
  const keyOf = ({ round_order, question_id }: Pick<KeptAnswer, 'round_order' | 'question_id'>): string =>
    `${prefix}${round_order}.${question_id}`;

  return {
    all: (now) =>
      local
        .keys(prefix)
        .flatMap((key) => readJson(local, key, isKeptAnswer) ?? [])
        .filter((answer) => {
          const isFresh = now - answer.at < lifeMs;
          if (!isFresh) local.remove(keyOf(answer));
          return isFresh;
        }),
    keep: (answer) => local.set(keyOf(answer), JSON.stringify(answer)),
    forget: (answer) => local.remove(keyOf(answer)),
    nextSeq(now) {
      // Beginning at the clock keeps the count rising where storage forgets it.
      const seq = Math.max(Number(local.get(seqKey)) + 1 || 0, Math.floor(now));
      local.set(seqKey, String(seq));
      return seq;
    },
  };
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { question_id, question_index, round_order, texts, seq, at } = value as Record<string, unknown>;
  const areNumbers = [question_index, round_order, seq, at].every((number) => Number.isFinite(number));
  return typeof question_id === 'string' && areNumbers && isTexts(texts);
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
