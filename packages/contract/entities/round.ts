import * as z from 'zod/mini';

/** What a teammate proposes for a question; the captain sees it and may take it over. */
export const Suggestion = z.object({
  player_code: z.string(),
  player_name: z.string(),
  suggestion: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** An asked question as a player's message and load carry it. */
export const Question = z.object({
  question_id: z.string(),
  /** Its place in the round, counted from 0 (q_idx). */
  question_index: z.int(),
  question_text: z.string(),
  num_answers: z.int(),
  /** An address of a picture, or ''. */
  image: z.string(),
  image_alt: z.string(),
  /** Where the picture is from, or ''. */
  source: z.string(),
  /** Possible answers of this question alone; empty means the round's. */
  matches: z.array(z.string()),
});
export type Question = z.infer<typeof Question>;

/** An asked question with what my team has on it. */
export const TeamQuestion = z.extend(Question, {
  /** One entry per `num_answers`, '' where nothing is given. */
  answers: z.array(z.string()),
  /** Additive: the answers came after the close and its grace, and wait for the host. Absent means in time. */
  late: z.optional(z.boolean()),
  suggestions: z.array(Suggestion),
});
export type TeamQuestion = z.infer<typeof TeamQuestion>;

/** A round as ROUND_START announces it: nothing asked yet. */
export const RoundStart = z.object({
  round_id: z.string(),
  /** Its number as people read it, counted from 1; the key of `submitted` (OPEN-54). */
  round_order: z.int(),
  title: z.string(),
  subtitle: z.string(),
  player_instructions: z.string(),
  /** Possible answers: the inputs become dropdowns. Empty: text inputs. */
  matches: z.array(z.string()),
  /** Every question is a clue to one answer; only the last answer counts. */
  single_answer: z.boolean(),
  double_or_nothing: z.boolean(),
  handout: z.string(),
  tiebreaker: z.boolean(),
  /** How many questions it will have. */
  question_count: z.int(),
});
export type RoundStart = z.infer<typeof RoundStart>;

/** The current round as my team has it. */
export const Round = z.extend(RoundStart, {
  asked: z.array(TeamQuestion),
  doubled: z.boolean(),
  submitted: z.boolean(),
});
export type Round = z.infer<typeof Round>;

/** An asked question with its answers, once the quizmaster has told them. */
export const RevealedQuestion = z.object({
  question_id: z.string(),
  question_text: z.string(),
  /** One text per `num_answers`: of those that count as right, the one the quizmaster wrote first. */
  answers: z.array(z.string()),
  /** What the quizmaster adds to it, or ''. */
  notes: z.string(),
});
export type RevealedQuestion = z.infer<typeof RevealedQuestion>;

/** The answers of a round, as the quizmaster told them (additive). Its asked questions in the order asked. */
export const RevealedRound = z.object({
  round_order: z.int(),
  title: z.string(),
  single_answer: z.boolean(),
  questions: z.array(RevealedQuestion),
});
export type RevealedRound = z.infer<typeof RevealedRound>;

/** A submission of my team, kept per round order (ENTITY-SUBMITTED). */
export const SubmittedRound = z.object({
  round_id: z.string(),
  title: z.string(),
  single_answer: z.boolean(),
  doubled: z.boolean(),
  answers: z.array(z.array(z.string())),
  /** Came after the close and its grace; counts when the host accepts it. */
  late: z.boolean(),
});
export type SubmittedRound = z.infer<typeof SubmittedRound>;
