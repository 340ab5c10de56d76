import { randomId } from '../random-id.ts';
import type { Clock, Random } from '../seams.ts';
import type { KeyStore } from '../storage.ts';
import type { Keys } from './keys.ts';
import { isTexts } from './queue-entry.ts';
import type { StorageFallback, StoredRecord } from './storage-fallback.ts';

/** A submission that has started. Its id is created before it is sent, and stays the same for the same content (H20). */
export interface KeptSubmission extends StoredRecord {
  readonly id: string;
  readonly doubled: boolean;
  readonly answers: string[][];
  /** The questions that the answers belong to, in the same order. */
  readonly question_ids: string[];
  /** The questions whose answer the server did not have yet. */
  readonly unsaved?: string[];
  /** The sequence numbers of those answers, in the same order. */
  readonly unsaved_seq?: number[];
  /** Sent, with an unknown outcome. False once the round was opened again. */
  readonly isSending: boolean;
}

export interface KeptSubmissions {
  /** The submissions started on this device that are neither accepted nor withdrawn, by round. */
  all(): Promise<Map<number, KeptSubmission>>;
  /** Stores the submission with this content, under its existing id if the same content has one. */
  begin(
    round_order: number,
    content: Pick<KeptSubmission, 'doubled' | 'answers' | 'question_ids' | 'unsaved' | 'unsaved_seq'>,
  ): Promise<KeptSubmission>;
  reopen(round_order: number, submission: KeptSubmission): Promise<unknown>;
  forget(round_order: number, submission: KeptSubmission): void;
  /** Leaves a tombstone: every tab or page that still has this submission drops it (H29). */
  withdraw(id: string): void;
  /** Withdraws what was started in a round until now, and the submission that is being sent. */
  recall(round_order: number, id: string | undefined): void;
  isWithdrawn(id: string): boolean;
}

export interface KeptSubmissionsOptions {
  readonly keys: Keys;
  readonly fallback: StorageFallback;
  readonly local: KeyStore;
  readonly clock: Clock;
  readonly random: Random;
}

export function keptSubmissions({ keys, fallback, local, clock, random }: KeptSubmissionsOptions): KeptSubmissions {
  const isWithdrawn = (id: string): boolean => local.get(keys.reset(id)) !== undefined;

  async function all(): Promise<Map<number, KeptSubmission>> {
    const prefix = keys.submission('');
    const newest = new Map<number, KeptSubmission>();
    await fallback.read(prefix, (key, record) => {
      const round_order = Number(key.slice(prefix.length));
      if (isSubmission(record) && !((newest.get(round_order)?.seq ?? 0) > record.seq)) newest.set(round_order, record);
    });
    for (const [round_order, submission] of newest) {
      if (!isWithdrawn(submission.id)) continue;
      newest.delete(round_order);
      forget(round_order, submission);
    }
    return newest;
  }

  function forget(round_order: number, { seq }: KeptSubmission): void {
    fallback.remove(keys.submission(round_order), seq);
  }

  function withdraw(id: string): void {
    local.set(keys.reset(id), JSON.stringify({ at: clock.now() }));
    // Removes the stored submission.
    void all();
  }

  async function keep(round_order: number, content: Omit<KeptSubmission, keyof StoredRecord>): Promise<KeptSubmission> {
    const submission = { ...content, seq: fallback.nextSeq(), at: clock.now() };
    await fallback.put(keys.submission(round_order), submission);
    return submission;
  }

  return {
    all,
    forget,

    async begin(round_order, content) {
      const { doubled, answers, question_ids } = content;
      const earlier = (await all()).get(round_order);
      const isSame =
        earlier?.doubled === doubled &&
        JSON.stringify([earlier.answers, earlier.question_ids]) === JSON.stringify([answers, question_ids]);
      const id = isSame ? earlier.id : randomId(random);
      return keep(round_order, { ...content, id, isSending: true });
    },

    reopen: (round_order, submission) => keep(round_order, { ...submission, isSending: false }),
    withdraw,
    recall(round_order, id) {
      const before = fallback.nextSeq();
      if (id !== undefined) withdraw(id);
      void all().then((begun) => {
        const submission = begun.get(round_order);
        if (submission && submission.seq < before) withdraw(submission.id);
      });
    },
    isWithdrawn,
  };
}

function isSubmission(value: object): value is KeptSubmission {
  const { id, doubled, answers, question_ids, isSending } = value as Record<string, unknown>;
  const areAnswers = Array.isArray(answers) && answers.every(isTexts) && isTexts(question_ids);
  return typeof id === 'string' && typeof doubled === 'boolean' && typeof isSending === 'boolean' && areAnswers;
}
