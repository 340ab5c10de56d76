import * as z from 'zod/mini';
import { DoubleRule } from './grading.ts';

/** An answer that a teammate suggests for a question. The captain sees it and may take it over. */
export const Suggestion = z.object({
  player_code: z.string(),
  player_name: z.string(),
  suggestion: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** An asked question as messages and `load` carry it to a player. */
export const Question = z.object({
  question_id: z.string(),
  /** Its position in the round, counted from 0 (q_idx). */
  question_index: z.int(),
  question_text: z.string(),
  num_answers: z.int(),
  /** The address of a picture, or ''. */
  image: z.string(),
  image_alt: z.string(),
  /** Where the picture comes from, or ''. */
  source: z.string(),
  /** Possible answers of this question alone. When empty, the round's are used. */
  matches: z.array(z.string()),
});
export type Question = z.infer<typeof Question>;

/** An asked question with the answers of the caller's team. */
export const TeamQuestion = z.extend(Question, {
  /** One text per `num_answers`; '' where there is no answer. */
  answers: z.array(z.string()),
  /** Additive: the answers came after the close and its grace, and wait for the quizmaster. Absent when in time. */
  late: z.optional(z.boolean()),
  suggestions: z.array(Suggestion),
});
export type TeamQuestion = z.infer<typeof TeamQuestion>;

/** A round as ROUND_START announces it, before any question is asked. */
export const RoundStart = z.object({
  round_id: z.string(),
  /** The round's number, counted from 1, as it is shown; the key of `submitted` (OPEN-54). */
  round_order: z.int(),
  title: z.string(),
  subtitle: z.string(),
  player_instructions: z.string(),
  /** Possible answers, which turn the inputs into dropdowns. When empty, answers are typed. */
  matches: z.array(z.string()),
  /** Every question is a clue to the same answer; only the last answer counts. */
  single_answer: z.boolean(),
  double_or_nothing: z.boolean(),
  /** Additive: how doubling counts; absent for `all`. */
  double_rule: z.optional(DoubleRule),
  handout: z.string(),
  tiebreaker: z.boolean(),
  /** How many questions the round will have. */
  question_count: z.int(),
});
export type RoundStart = z.infer<typeof RoundStart>;

/** The current round with what the caller's team has in it. */
export const Round = z.extend(RoundStart, {
  asked: z.array(TeamQuestion),
  doubled: z.boolean(),
  submitted: z.boolean(),
  /** Additive: what was saved has been handed in at the close; that happens once. A team without a submission stays so. */
  handed_in: z.optional(z.boolean()),
});
export type Round = z.infer<typeof Round>;

/** A question with its revealed answers. */
export const RevealedQuestion = z.object({
  question_id: z.string(),
  question_text: z.string(),
  /** One text per `num_answers`: of the accepted texts, the one that stands first in the pack. */
  answers: z.array(z.string()),
  /** The quizmaster's note on it, or ''. */
  notes: z.string(),
});
export type RevealedQuestion = z.infer<typeof RevealedQuestion>;

/** A round's revealed answers (additive). Its questions stand in the order asked. */
export const RevealedRound = z.object({
  round_order: z.int(),
  title: z.string(),
  single_answer: z.boolean(),
  questions: z.array(RevealedQuestion),
  /** Additive: how many questions were asked, while they are told one by one. Absent once all are told. */
  of: z.optional(z.int()),
});
export type RevealedRound = z.infer<typeof RevealedRound>;

/** A submission of the caller's team; there is one per round order (ENTITY-SUBMITTED). */
export const SubmittedRound = z.object({
  round_id: z.string(),
  title: z.string(),
  single_answer: z.boolean(),
  doubled: z.boolean(),
  answers: z.array(z.array(z.string())),
  /** It came after the close and its grace, and counts only when the quizmaster accepts it. */
  late: z.boolean(),
  /** Additive: the server handed in at the close what the captain had saved. */
  at_close: z.optional(z.boolean()),
  /** Additive: it came late, and the quizmaster has accepted it. Known by when it came: not if the round was opened again since. */
  accepted: z.optional(z.boolean()),
  /** Additive: in a round of clues, at which clue its answer was given and kept since, counted from 0. Absent elsewhere. */
  clue: z.optional(z.int()),
  /** Additive: which submission it is, as RESET_SUBMISSION names it; a client's own has its idempotency key. */
  submission_id: z.optional(z.string()),
});
export type SubmittedRound = z.infer<typeof SubmittedRound>;
