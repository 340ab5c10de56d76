import type { GameView } from '@snug/contract';
import type { QueueEntry } from './queue-entry.ts';

/** The prefix of every key of the outbox. */
export const keyPrefix = 'snug_';
/** The sequence number of this browser's last write. */
export const seqKey = `${keyPrefix}answer_seq`;

/** The owner of stored writes: an answer never goes to another team, nor to another player of a shared phone (H21). */
export const ownerOf = ({ me, team }: Pick<GameView, 'me' | 'team'>): string => `${me.player_code}-${team?.teamid}`;

/** The keys of one player in one game. Two rounds, questions or players never share a key (H21). */
export function keysOf(game: string, owner: string) {
  const keyFor = (kind: string, ...rest: (string | number)[]): string =>
    keyPrefix + [kind, game, owner, ...rest].join('.');
  return {
    /** A queued write: an answer and a suggestion by question, a double by round. */
    entry: ({ kind, round_order, question_id }: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): string =>
      keyFor(kind, round_order, question_id),
    submission: (round_order: number | ''): string => keyFor('submit', round_order),
    /** The tombstone of a submission. */
    reset: (submission_id: string): string => keyFor('reset', submission_id),
    /** The tab that sends. */
    lead: keyFor('lead'),
  };
}

export type Keys = ReturnType<typeof keysOf>;

/** The key of an entry's delivery. */
export const deliveryKey = (key: string): string => key.replace(keyPrefix, `${keyPrefix}told.`);

/** Whether a key belongs to a record that expires. Other keys may share the prefix. */
export const isKeptKey = (key: string): boolean => /^snug_(answer|suggest|double|submit|reset|told|lead)\./.test(key);
