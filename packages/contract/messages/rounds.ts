import * as z from 'zod/mini';
import { Question, RoundStart } from '../entities/round.ts';

/** The host asked one or more questions; `asked` is the round's whole list so far, in order. */
export const Ask = z.object({
  type: z.literal('ASK'),
  asked: z.array(Question),
  submissions_open: z.optional(z.boolean()),
});

/** The host took a question back; every submission of the round is withdrawn with it. */
export const Recall = z.object({
  type: z.literal('RECALL'),
  question_id: z.string(),
  question_index: z.int(),
});

/** A round began, or began again (`restart`): then everything is loaded anew. */
export const RoundStarted = z.object({
  type: z.literal('ROUND_START'),
  round: RoundStart,
  round_index: z.int(),
  restart: z.optional(z.boolean()),
});

export const RoundEnd = z.object({ type: z.literal('ROUND_END') });

export const OpenSubmissions = z.object({ type: z.literal('OPEN_SUBMISSIONS') });

/** Submissions are closed; the round leaves the screen unless `keep_round`. */
export const CloseSubmissions = z.object({
  type: z.literal('CLOSE_SUBMISSIONS'),
  keep_round: z.optional(z.boolean()),
});

export const RoundMessage = z.discriminatedUnion('type', [
  Ask,
  Recall,
  RoundStarted,
  RoundEnd,
  OpenSubmissions,
  CloseSubmissions,
]);
export type RoundMessage = z.infer<typeof RoundMessage>;
