import type { HostQuestion, Question, RevealedQuestion } from '@snug/contract';
import type { QuestionRow } from '../database/schema.ts';
import { listOf } from './list-of.ts';

/** A question as players may see it once it is asked: every field by name, so that the key never slips along. */
export function questionView(row: QuestionRow): Question {
  return {
    question_id: row.question_id,
    question_index: row.question_index,
    question_text: row.question_text,
    num_answers: row.num_answers,
    image: row.image,
    image_alt: row.image_alt,
    source: row.source,
    matches: listOf(row.matches),
  };
}

/** The same with its key: for its quizmaster only. */
export function hostQuestionView(row: QuestionRow): HostQuestion {
  return { ...questionView(row), accepted: JSON.parse(row.accepted), notes: row.notes };
}

/** A question with the answers that players are told: of the texts that count, the one the quizmaster wrote first. */
export function revealedQuestionView(row: QuestionRow): RevealedQuestion {
  const accepted: readonly (readonly string[])[] = JSON.parse(row.accepted);
  return {
    question_id: row.question_id,
    question_text: row.question_text,
    answers: accepted.map(([first = '']) => first),
    notes: row.notes,
  };
}
