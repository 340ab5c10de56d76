import { randomId } from '../random-id.ts';
import { readJson } from '../read-json.ts';
import type { Random } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { isTexts } from './kept-answers.ts';

/** A submission that was begun: its id is made before it is sent, and stays the same for the same content (H20). */
export interface KeptSubmission {
  readonly id: string;
  readonly doubled: boolean;
  readonly answers: readonly (readonly string[])[];
  /** The questions that the answers are for, in the same order. */
  readonly question_ids: readonly string[];
  /** On its way, outcome unknown. False once the round was opened again. */
  readonly isSending: boolean;
}

export interface KeptSubmissions {
  read(round_order: number): KeptSubmission | undefined;
  /** The submission with this content, under the id it already had, if it had one. */
  begin(round_order: number, content: Pick<KeptSubmission, 'doubled' | 'answers' | 'question_ids'>): KeptSubmission;
  reopen(round_order: number): void;
  forget(round_order: number): void;
}

export function keptSubmissions(
  { local }: GuardedStorage,
  game: string,
  player: string,
  random: Random,
): KeptSubmissions {
  const keyOf = (round_order: number): string => `snug_submit.${game}.${player}.${round_order}`;
  const read = (round_order: number): KeptSubmission | undefined => readJson(local, keyOf(round_order), isSubmission);
  const keep = (round_order: number, submission: KeptSubmission): void =>
    void local.set(keyOf(round_order), JSON.stringify(submission));

  return {
    read,
    begin(round_order, { doubled, answers, question_ids }) {
      const earlier = read(round_order);
      const isSame =
        earlier?.doubled === doubled &&
        JSON.stringify([earlier.answers, earlier.question_ids]) === JSON.stringify([answers, question_ids]);
      const submission = {
        id: isSame ? earlier.id : randomId(random),
        doubled,
        answers,
        question_ids,
        isSending: true,
      };
      keep(round_order, submission);
      return submission;
    },
    reopen(round_order) {
      const submission = read(round_order);
      if (submission) keep(round_order, { ...submission, isSending: false });
    },
    forget: (round_order) => local.remove(keyOf(round_order)),
  };
}

function isSubmission(value: unknown): value is KeptSubmission {
  if (typeof value !== 'object' || value === null) return false;
  const { id, doubled, answers, question_ids, isSending } = value as Record<string, unknown>;
  const areAnswers = Array.isArray(answers) && answers.every(isTexts) && isTexts(question_ids);
  return typeof id === 'string' && typeof doubled === 'boolean' && typeof isSending === 'boolean' && areAnswers;
}
