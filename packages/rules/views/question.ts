import type { HostQuestion, Question as QuestionShown, RevealedQuestion } from '@snug/contract';
import type { Question } from '../state/game-state.ts';

/** A question as players may see it once it is asked: every field by name, so that the key never slips along. */
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

/** A question with its key: for its quizmaster only. */
export function hostQuestionView(question: Question): HostQuestion {
  return {
    ...questionView(question),
    accepted: question.accepted.map((texts) => [...texts]),
    notes: question.notes,
  };
}

/** A question with the answers that players are shown: of the texts that count, the one the quizmaster wrote first. */
export function revealedQuestionView({ question_id, question_text, accepted, notes }: Question): RevealedQuestion {
  return { question_id, question_text, answers: accepted.map(([first = '']) => first), notes };
}
