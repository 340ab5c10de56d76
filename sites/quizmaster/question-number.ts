import type { HostRound } from '@snug/contract';

/**
 * The number of a question as the phones show it: its place among the asked ones. Those still to come count on from there. A
 * question that was recalled or passed over has none.
 */
export function questionNumber({ questions, asked }: HostRound, questionId: string): number | undefined {
  const place = asked.indexOf(questionId);
  if (place >= 0) return place + 1;
  const lastAsked = questions.findLastIndex(({ question_id }) => asked.includes(question_id));
  const index = questions.findIndex(({ question_id }) => question_id === questionId);
  return index > lastAsked ? asked.length + index - lastAsked : undefined;
}

/** The number that a question gets when it is asked now. */
export function numberWhenAsked({ asked }: Pick<HostRound, 'asked'>): number {
  return asked.length + 1;
}
