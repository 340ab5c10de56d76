import type { GameView } from '@snug/contract';
import type { QueueEntry } from './queue-entry.ts';

/** Every key of the outbox begins so. */
export const keyPrefix = 'snug_';
/** The last number that a write of this browser had. */
export const seqKey = `${keyPrefix}answer_seq`;

/** Whose something is: what was typed for one team is nobody's answer on another, and a shared phone mixes up no players (H21). */
export const ownerOf = ({ me, team }: Pick<GameView, 'me' | 'team'>): string => `${me.player_code}-${team?.teamid}`;

/** The keys of one player in one game. Two rounds, questions or players never share one (H21). */
export function keysOf(game: string, owner: string) {
  const keyFor = (kind: string, ...rest: (string | number)[]): string =>
    keyPrefix + [kind, game, owner, ...rest].join('.');
  return {
    /** What is on its way: an answer and a suggestion by question, a double by round. */
    entry: ({ kind, round_order, question_id }: Pick<QueueEntry, 'kind' | 'round_order' | 'question_id'>): string =>
      keyFor(kind, round_order, question_id),
    submission: (round_order: number | ''): string => keyFor('submit', round_order),
    /** The tombstone of a submission. */
    reset: (submission_id: string): string => keyFor('reset', submission_id),
    /** Which tab sends. */
    lead: keyFor('lead'),
  };
}

export type Keys = ReturnType<typeof keysOf>;

/** Where it stands what became of a entry. */
export const deliveryKey = (key: string): string => key.replace(keyPrefix, `${keyPrefix}told.`);

/** Whether a key holds something that is kept for a while. Others may share the prefix. */
export const isKeptKey = (key: string): boolean => /^snug_(answer|suggest|double|submit|reset|told|lead)\./.test(key);
