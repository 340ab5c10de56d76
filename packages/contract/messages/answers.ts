import * as z from 'zod/mini';
import { SubmittedRound, Suggestion } from '../entities/round.ts';

/** The submission of the player's team as the server holds it. */
export const SubmitAnswer = z.object({
  type: z.literal('SUBMIT_ANSWER'),
  teamid: z.string(),
  round_order: z.int(),
  submission: SubmittedRound,
});

/** A team has submitted the round. */
export const TeamSubmitted = z.object({
  type: z.literal('TEAM_SUBMITTED'),
  teamid: z.string(),
  round_order: z.int(),
});

export const SetDouble = z.object({
  type: z.literal('SET_DOUBLE'),
  teamid: z.string(),
  round_order: z.int(),
  doubled: z.boolean(),
});

/** A teammate suggests an answer. A newer suggestion of the same player replaces the older. */
export const Suggest = z.object({
  type: z.literal('SUGGEST'),
  teamid: z.string(),
  question_id: z.string(),
  suggestion: Suggestion,
});

/** The captain's saved, unsubmitted answer to a question (OPEN-31). */
export const CaptainSuggest = z.object({
  type: z.literal('CAPTAIN_SUGGEST'),
  teamid: z.string(),
  question_id: z.string(),
  answers: z.array(z.string()),
});

/** The quizmaster withdrew a team's submission: the team answers again. `submission_id` is the id it was sent with (H29). */
export const ResetSubmission = z.object({
  type: z.literal('RESET_SUBMISSION'),
  teamid: z.string(),
  round_order: z.int(),
  submission_id: z.string(),
});

export const AnswerMessage = z.discriminatedUnion('type', [
  ResetSubmission,
  SubmitAnswer,
  TeamSubmitted,
  SetDouble,
  Suggest,
  CaptainSuggest,
]);
export type AnswerMessage = z.infer<typeof AnswerMessage>;
