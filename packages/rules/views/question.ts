import type { HostQuestion, Question as QuestionShown, RevealedQuestion } from '@snug/contract';
import type { Question } from '../state/game-state.ts';

/** An asked question as players may see it. Every field is named, so that the answer key cannot be included by mistake. */
export function questionView(question: Question): QuestionShown {
  return {
    question_id: question.question_id,
    question_index: question.question_index,
    question_text: question.question_text,
    num_answers: question.num_answers,
    image: question.image,
    image_alt: question.image_alt,
    source: question.source,
    matches: question.matches,
  };
}

/** A question with its answer key, for its quizmaster only. */
export function hostQuestionView(question: Question): HostQuestion {
  return {
    ...questionView(question),
    accepted: question.accepted.map((texts) => [...texts]),
    notes: question.notes,
    points: question.points,
    ...(question.ordered && { ordered: true }),
  };
}

/** A revealed question: for each answer the first of its accepted texts, which is the quizmaster's spelling. */
export function revealedQuestionView({ question_id, question_text, accepted, notes }: Question): RevealedQuestion {
  return { question_id, question_text, answers: accepted.map(([first = '']) => first), notes };
}
