import * as z from 'zod/mini';
import { SubmittedRound, Suggestion } from '../entities/round.ts';
import { teamMessage } from './message-of.ts';
/** The submission of the player's team as the server holds it. */
export const SubmitAnswer = teamMessage('SUBMIT_ANSWER', { round_order: z.int(), submission: SubmittedRound });
/** A team has submitted the round. */
export const TeamSubmitted = teamMessage('TEAM_SUBMITTED', { round_order: z.int() });
export const SetDouble = teamMessage('SET_DOUBLE', { round_order: z.int(), doubled: z.boolean() });
/** A teammate suggests an answer. A newer suggestion of the same player replaces the older. */
export const Suggest = teamMessage('SUGGEST', { question_id: z.string(), suggestion: Suggestion });
/** The captain's saved, unsubmitted answer to a question (OPEN-31). */
export const CaptainSuggest = teamMessage('CAPTAIN_SUGGEST', { question_id: z.string(), answers: z.array(z.string()) });
/** The quizmaster withdrew a team's submission: the team answers again. `submission_id` is the id it was sent with (H29). */
export const ResetSubmission = teamMessage('RESET_SUBMISSION', { round_order: z.int(), submission_id: z.string() });
export const AnswerMessage = z.discriminatedUnion('type', [
    ResetSubmission,
    SubmitAnswer,
    TeamSubmitted,
    SetDouble,
    Suggest,
    CaptainSuggest,
]);
