import type { Grade, Mark } from '@snug/contract';
import type { GradeQueue, GradeWrite } from './grade-queue.ts';

/** Something done at this desk, as far as taking it back needs it. */
export type UndoEntry =
  | {
      readonly kind: 'grade';
      readonly question_id: string;
      readonly answer_key: string;
      /** The answer as the row shows it. */
      readonly text: string;
      /** What was stored before. */
      readonly marks: readonly Mark[] | null;
      readonly funny: boolean;
      /** The version that the grader saw. */
      readonly seen: number;
    }
  /** A spelling was accepted for everyone, for one of the wanted answers. */
  | ({ readonly kind: 'accept' } & AcceptedSpelling);

export type UndoneGrade = Extract<UndoEntry, { kind: 'grade' }>;

/** A spelling that was put on the key, as far as taking it back needs it. */
export interface AcceptedSpelling {
  readonly question_id: string;
  readonly part: number;
  readonly text: string;
  readonly to_pack: boolean;
}

/** How a grade is taken back. */
export type UndoStep =
  | { readonly kind: 'send'; readonly write: GradeWrite }
  /** The server has refused it: nothing was stored. */
  | { readonly kind: 'drop' }
  /** Somebody else has graded the answer since: theirs stands. */
  | { readonly kind: 'theirs'; readonly by: string };

/**
 * Takes a grade back only while nobody else has graded the answer since. What is sent has the version of one's own grade, so
 * that a grade that is on its way here is a conflict too.
 */
export function undoStep(
  entry: UndoneGrade,
  grades: readonly Grade[],
  queue: Pick<GradeQueue, 'get' | 'isOwnSince'>,
): UndoStep {
  const isOfAnswer = (one: Pick<GradeWrite, 'question_id' | 'answer_key'>) =>
    one.question_id === entry.question_id && one.answer_key === entry.answer_key;
  const stored = grades.find(isOfAnswer);
  if (stored && !queue.isOwnSince(stored, entry.seen)) return { kind: 'theirs', by: stored.by };
  if (queue.get().find(isOfAnswer)?.state === 'refused') return { kind: 'drop' };
  const { question_id, answer_key, marks, funny } = entry;
  return { kind: 'send', write: { question_id, answer_key, marks, funny, seen: stored?.version ?? 0 } };
}
