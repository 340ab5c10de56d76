import * as z from 'zod/mini';

/** What one text of an answer gets: all, half or none of the points of one wanted answer. */
export const Mark = z.enum(['full', 'half', 'none']);
export type Mark = z.infer<typeof Mark>;

const Marks = z.array(Mark);

/** The grade of an answer to a question. Every team that gave this answer has it. */
export const Grade = z.object({
  question_id: z.string(),
  /** The answer in the form in which equal answers are equal: `answerKey` of @snug/grading. */
  answer_key: z.string(),
  /** A mark per text of the answer, in the order of its key. Null: taken back, so that the answer is as nobody had graded it. */
  marks: z.nullable(Marks),
  /** Worth reading aloud. */
  funny: z.boolean(),
  /** How often this grade has been set. A grader sends the version seen, so that nobody undoes another's by accident. */
  version: z.int(),
  /** The name of the quizmaster who set it. */
  by: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.int(),
});
export type Grade = z.infer<typeof Grade>;

/** Points that a quizmaster gives or takes, with a reason. */
export const Adjustment = z.object({
  adjustment_id: z.string(),
  teamid: z.string(),
  /** The round that it belongs to; null: none. It is on a board once that has the round, or at once. */
  round_order: z.nullable(z.int()),
  /** Below 0 for a penalty. */
  points: z.number(),
  reason: z.string(),
  by: z.string(),
  at: z.int(),
});
export type Adjustment = z.infer<typeof Adjustment>;

export const AppealState = z.enum(['open', 'upheld', 'declined']);
export type AppealState = z.infer<typeof AppealState>;

/** A captain contests the grade of a question, once, with one sentence. */
export const Appeal = z.object({
  question_id: z.string(),
  round_order: z.int(),
  reason: z.string(),
  state: AppealState,
  /** The quizmaster's own sentence about the decision, or ''. */
  reply: z.string(),
});
export type Appeal = z.infer<typeof Appeal>;

/** An appeal as the quizmaster sees it. */
export const HostAppeal = z.extend(Appeal, {
  appeal_id: z.string(),
  teamid: z.string(),
  at: z.int(),
});
export type HostAppeal = z.infer<typeof HostAppeal>;

/**
 * How a round that is doubled counts: `all`: all right counts twice, else zero; `mild`: wrong answers only undo the doubling;
 * `joker`: twice, without a risk, in one round of the game.
 */
export const DoubleRule = z.enum(['all', 'mild', 'joker']);
export type DoubleRule = z.infer<typeof DoubleRule>;

/** What a team's answer to a question came to. */
export const QuestionResult = z.object({
  question_id: z.string(),
  /** A mark per text of the team's answer, '' texts left out. */
  marks: z.array(Mark),
  points: z.number(),
  /** The most that the question can earn. */
  of: z.number(),
  /** How many teams earned all of it, and how many handed the round in: the room's share. */
  right: z.int(),
  teams: z.int(),
  /** Additive: what it earned with the round's doubling; absent where the round was not doubled. */
  earned: z.optional(z.number()),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** What an answer that is told came to, before a board shows its round. How the room did is on the board. */
export const ToldResult = z.object({
  question_id: z.string(),
  /** A mark per text of the team's answer, '' texts left out; none while nobody has graded it. */
  marks: z.array(Mark),
  points: z.number(),
  /** The most that the question can earn. */
  of: z.number(),
  /** What it earns with the round's doubling, as far as told; absent where the round is not doubled. */
  earned: z.optional(z.number()),
  /** Nobody has graded it yet. Absent otherwise. */
  waits: z.optional(z.boolean()),
});
export type ToldResult = z.infer<typeof ToldResult>;

/** What a team got for the answers of a round that are told. */
export const ToldRound = z.object({
  round_order: z.int(),
  /** What doubling makes of it, by the told answers alone; `open` while it depends on those to come, '' where it is not doubled. */
  double: z.enum(['won', 'lost', 'open', '']),
  /** In the order asked. */
  questions: z.array(ToldResult),
});
export type ToldRound = z.infer<typeof ToldRound>;

/** What a team got for a round. */
export const RoundResult = z.object({
  round_order: z.int(),
  title: z.string(),
  points: z.number(),
  /** The most that the round can earn without doubling. */
  of: z.number(),
  /** What doubling made of it: `won`, `lost`, or '' where it was not doubled. */
  double: z.enum(['won', 'lost', '']),
  /** The bonuses and penalties of the round, included in `points`. */
  adjustments: z.array(z.object({ points: z.number(), reason: z.string() })),
  /** In the order asked; absent until the answers of the round are revealed. */
  questions: z.optional(z.array(QuestionResult)),
});
export type RoundResult = z.infer<typeof RoundResult>;

/** A team on a board. */
export const BoardRow = z.object({
  teamid: z.string(),
  team_name: z.string(),
  /** Teams that are equal have the same place: 1, 2, 2, 4. */
  place: z.int(),
  points: z.number(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** The board that the quizmaster has published. */
export const Board = z.object({
  /** The round through which it counts. */
  through: z.int(),
  /** The results are final. */
  final: z.boolean(),
  /** How many teams it has; `rows` has fewer while it is unveiled from the last to the first. */
  teams: z.int(),
  /** The unveiled teams, the best first. */
  rows: z.array(BoardRow),
});
export type Board = z.infer<typeof Board>;

/** What a player may know of the results. */
export const Results = z.object({
  /** Rises with every change. */
  version: z.int(),
  /** Null while none is published. */
  board: z.nullable(Board),
  /** What the caller's team got for the rounds of the board, in their order; a spectator has none. */
  rounds: z.array(RoundResult),
  /** Bonuses and penalties of the caller's team that belong to no round. */
  adjustments: z.optional(z.array(z.object({ points: z.number(), reason: z.string() }))),
  /** What the caller's team has contested. */
  appeals: z.array(Appeal),
  /** Additive: what the caller's team got for told answers of rounds that are not in `rounds`. Absent while there are none. */
  told: z.optional(z.array(ToldRound)),
});
export type Results = z.infer<typeof Results>;

/** Who set which grade of an answer when: a row per change, never changed itself. */
export const GradeChange = z.object({
  question_id: z.string(),
  answer_key: z.string(),
  /** The version of the grade that it made: the changes of one grade count from 1. */
  version: z.int(),
  /** The marks before and after; null: not graded by anybody. */
  from: z.nullable(Marks),
  to: z.nullable(Marks),
  by: z.string(),
  at: z.int(),
  /** The board with its round was public. */
  published: z.boolean(),
});
export type GradeChange = z.infer<typeof GradeChange>;
