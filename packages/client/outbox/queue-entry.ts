import type { StoredRecord } from './storage-fallback.ts';

/** A write on its way to the server: a captain's answer, a member's suggestion, a double. */
export interface QueueEntry extends StoredRecord {
  readonly kind: 'answer' | 'suggest' | 'double';
  readonly round_order: number;
  /** '' for a double, which belongs to the round. */
  readonly question_id: string;
  readonly question_index: number;
  readonly texts: readonly string[];
  readonly doubled?: boolean | undefined;
  /** Carried over from the previous question: it gives way to whatever somebody has typed. */
  readonly inherited?: boolean | undefined;
  /** Written by another tab while this one was open: this tab cannot tell how much of the game that one knew. */
  readonly isTaken?: boolean;
}

/** An entry read from a store; an answer of an earlier version has no kind. */
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
