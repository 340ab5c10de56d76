import type { StoredRecord } from './storage-fallback.ts';

/** Something of a player on its way to the host: the captain's answer, a member's suggestion, a double. */
export interface QueueEntry extends StoredRecord {
  readonly kind: 'answer' | 'suggest' | 'double';
  readonly round_order: number;
  /** '' for a double, which is the round's. */
  readonly question_id: string;
  readonly question_index: number;
  readonly texts: readonly string[];
  readonly doubled?: boolean | undefined;
  /** Carried over from the clue before: it gives way to whatever somebody has typed. */
  readonly inherited?: boolean | undefined;
  /** Another tab wrote it while this one was there: how far that one had heard of the game nobody knows here. */
  readonly isTaken?: boolean;
}

/** A entry that was read from a shelf; an answer of an earlier version has no kind. */
export function queueEntryFrom(record: StoredRecord & { readonly kind?: unknown }): QueueEntry | undefined {
  const entry = { kind: 'answer', ...record };
  return isQueueEntry(entry) ? entry : undefined;
}

function isQueueEntry(value: StoredRecord & Record<string, unknown>): value is QueueEntry & Record<string, unknown> {
  const { question_id, question_index, round_order, texts, at } = value;
  const areNumbers = [question_index, round_order, at].every(Number.isFinite);
  return typeof question_id === 'string' && areNumbers && isTexts(texts);
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
