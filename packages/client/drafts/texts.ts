import { type Question, type TeamQuestion, tidyAnswers } from '@snug/contract';
import type { Game } from '../game/game.ts';
import { ownSubmission } from './own-submission.ts';
import { areSame } from './same-texts.ts';

/** The texts in the inputs of a question: one per expected answer. */
export function textsOf(game: Pick<Game, 'drafts'>, question: Pick<Question, 'question_id' | 'num_answers'>): string[] {
  const texts = game.drafts[question.question_id]?.texts ?? [];
  return Array.from({ length: question.num_answers }, (_, index) => texts[index] ?? '');
}

export function questionOf(game: Pick<Game, 'view'>, questionId: string): TeamQuestion | undefined {
  return game.view?.round?.asked.find(({ question_id }) => question_id === questionId);
}

/**
 * Whether the server holds these texts with the current submission, which another tab or device may have made, or with the
 * captain's own beside what was handed in at the close. In a single-answer round only the last question is submitted: for the others this compares with the last suggested texts.
 */
export function isSubmitted({ view }: Pick<Game, 'view'>, questionId: string, texts: readonly string[]): boolean {
  const { round, suggested } = view ?? {};
  const order = round?.round_order ?? 0;
  const submission = view && (ownSubmission(view, order) ?? view.submitted[order]);
  const place = round?.asked.findIndex(({ question_id }) => question_id === questionId) ?? -1;
  const isLeftOut = round?.single_answer && place < round.asked.length - 1;
  const held = isLeftOut ? suggested?.[questionId] : submission?.answers[place];
  // Submitted answers are tidied, suggested texts are as they were saved.
  return areSame(held ?? [], isLeftOut ? texts : (tidyAnswers([texts], false)[0] ?? []));
}
