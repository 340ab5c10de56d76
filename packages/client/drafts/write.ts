import type { GameView, SubmittedRound } from '@snug/contract';
import type { QueueEntry } from '../outbox/queue-entry.ts';
import { keyPrefix, type StoredRecord } from '../outbox/record.ts';
import { isTexts } from './is-texts.ts';

/** A captain's answer, a member's suggestion, or the double of a round, on its way to the server. */
export interface DraftWrite {
  readonly kind: 'answer' | 'suggest' | 'double';
  readonly round_order: number;
  /** '' for a double, which belongs to the round. */
  readonly question_id: string;
  readonly question_index: number;
  readonly texts: readonly string[];
  readonly doubled?: boolean | undefined;
  /** Carried over from the previous question: it gives way to whatever somebody has typed. */
  readonly inherited?: boolean | undefined;
}

/** A submission on its way to the server. Its id is created before it is sent, and stays the same for the same content (H20). */
export interface SubmitWrite {
  readonly kind: 'submit';
  readonly round_order: number;
  readonly id: string;
  readonly doubled: boolean;
  readonly answers: string[][];
  /** The questions that the answers belong to, in the same order. */
  readonly question_ids: string[];
  /** The questions whose answer the server did not have yet. */
  readonly unsaved?: string[] | undefined;
  /** The sequence numbers of those answers, in the same order. */
  readonly unsaved_seq?: number[] | undefined;
  /** The submission as the server has it, once it is in. */
  readonly submitted?: SubmittedRound | undefined;
}

export type Write = DraftWrite | SubmitWrite;
export type Queued = QueueEntry<Write>;

export const isDraftWrite = <W extends Write>(write: W): write is W & DraftWrite => write.kind !== 'submit';

/** The owner of stored writes: an answer never goes to another team, nor to another player of a shared phone (H21). */
export const ownerOf = ({ me, team }: Pick<GameView, 'me' | 'team'>): string => `${me.player_code}-${team?.teamid}`;

/** The keys of one player in one game. Two rounds, questions or players never share a key (H21). */
export function keysOf(game: string, owner: string) {
  const keyFor = (kind: string, ...rest: (string | number)[]): string =>
    keyPrefix + [kind, game, owner, ...rest].join('.');
  return {
    write: (
      write: Pick<DraftWrite, 'kind' | 'round_order' | 'question_id'> | Pick<SubmitWrite, 'kind' | 'round_order'>,
    ) =>
      'question_id' in write
        ? keyFor(write.kind, write.round_order, write.question_id)
        : keyFor(write.kind, write.round_order),
    /** The tombstone of a submission. */
    reset: (submission_id: string): string => keyFor('reset', submission_id),
    /** The tab that sends. */
    lead: keyFor('lead'),
  };
}

export type Keys = ReturnType<typeof keysOf>;

const ownKey = /^snug_(answer|suggest|double|submit|reset|lead)\./;

/** Whether a key belongs to a record that expires. */
export const isOwnKey = (key: string): boolean => ownKey.test(key);

/** The write in a stored record. What an earlier version stored has neither kind nor round where the key says it. */
export function readWrite(key: string, record: StoredRecord): Queued | undefined {
  const kind = ownKey.exec(key)?.[1];
  if (kind !== 'submit') {
    const write = { kind, ...record };
    return isDraft(write) ? write : undefined;
  }
  const { isSending, ...stored } = record as StoredRecord & { isSending?: unknown };
  const round_order = Number(key.slice(key.lastIndexOf('.') + 1));
  const submit = { ...stored, kind, round_order, ...(isSending === false && { state: 'parked' }) };
  return isSubmit(submit) ? submit : undefined;
}

function isDraft(value: object): value is DraftWrite & StoredRecord {
  const { question_id, question_index, round_order, texts, at } = value as Record<string, unknown>;
  const areNumbers = [question_index, round_order, at].every(Number.isFinite);
  return typeof question_id === 'string' && areNumbers && isTexts(texts);
}

function isSubmit(value: object): value is SubmitWrite & StoredRecord {
  const { id, doubled, answers, question_ids } = value as Record<string, unknown>;
  const areAnswers = Array.isArray(answers) && answers.every(isTexts) && isTexts(question_ids);
  return typeof id === 'string' && typeof doubled === 'boolean' && areAnswers;
}
