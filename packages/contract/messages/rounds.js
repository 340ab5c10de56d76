import * as z from 'zod/mini';
import { Question, RoundStart } from '../entities/round.ts';
import { messageOf } from './message-of.ts';
/** The quizmaster asked one or more questions; `asked` is the round's whole list so far, in order. */
export const Ask = messageOf('ASK', { asked: z.array(Question), submissions_open: z.optional(z.boolean()) });
/** The quizmaster recalled a question, which withdraws every submission of the round. */
export const Recall = messageOf('RECALL', { question_id: z.string(), question_index: z.int() });
/** A round began or, with `restart`, began again; after a restart the client loads everything anew. */
export const RoundStarted = messageOf('ROUND_START', {
    round: RoundStart,
    round_index: z.int(),
    restart: z.optional(z.boolean()),
});
export const RoundEnd = messageOf('ROUND_END', {});
export const OpenSubmissions = messageOf('OPEN_SUBMISSIONS', {});
/** Submissions are closed; the round leaves the screen unless `keep_round`. */
export const CloseSubmissions = messageOf('CLOSE_SUBMISSIONS', { keep_round: z.optional(z.boolean()) });
export const RoundMessage = z.discriminatedUnion('type', [
    Ask,
    Recall,
    RoundStarted,
    RoundEnd,
    OpenSubmissions,
    CloseSubmissions,
]);
