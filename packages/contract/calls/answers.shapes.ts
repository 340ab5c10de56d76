import * as z from 'zod/mini';
import { SubmittedRound } from '../entities/round.ts';

/** The number of a round or a question. The limit leaves room for adding one within a database's 32-bit integer. */
const Position = z.int().check(z.gte(0), z.lt(2 ** 31 - 1));

/**
 * Additive, in each write: the `teamid` of the team that it was written for. The call is refused with 409 when its author is on
 * another team now. Without it the write is for the team that its author is on.
 */
const ForTeam = { teamid: z.optional(z.string()) };

const GameRound = z.object({ id: z.string(), round: z.string() });

export const saveAnswerShapes = {
  body: z.object({
    game_id: z.string(),
    /** This is the `round_order` (OPEN-32). */
    round_num: Position,
    /** This is the `question_index`. */
    question_num: Position,
    /** One text per answer wanted; a question with one answer may send a single text (OPEN-33). */
    answer: z.union([z.string(), z.array(z.string())]),
    /** Additive: the call is refused with 409 when this is not the question at that number, for example after a RECALL. */
    question_id: z.optional(z.string()),
    /**
     * Additive: the answer was copied from the previous clue, not typed. It is kept only where the team has no answer
     * yet (ROUND-08).
     */
    inherited: z.optional(z.boolean()),
    ...ForTeam,
  }),
  /** What the server holds now. It differs from what was sent when a later write overtook this one. */
  reply: z.object({ status: z.enum(['saved', 'late']), question_id: z.string(), answer: z.array(z.string()) }),
};

export const submitRoundShapes = {
  params: GameRound,
  body: z.object({
    doubled: z.boolean(),
    answers: z.array(z.array(z.string())),
    /** Additive: the ids of the questions that `answers` belong to, in order; 409 when one of them is no longer asked. */
    question_ids: z.optional(z.array(z.string())),
    /** Additive: the ids of the questions whose answers the client has not saved yet. They are saved with the submission. */
    unsaved: z.optional(z.array(z.string())),
    /**
     * Additive: the sequence number of each answer in `unsaved`, in the same order. An answer with 0 was not typed and
     * gives way to any typed one. Without this field all of them get the submission's own number.
     */
    unsaved_seq: z.optional(z.array(z.int().check(z.gte(0), z.lt(1e15)))),
    ...ForTeam,
  }),
  reply: z.object({ status: z.enum(['success', 'late']), submission: SubmittedRound }),
};

export const withdrawSubmissionShapes = {
  params: GameRound,
  /** The submission that is meant; when it is not the one that stands, nothing is withdrawn. Without an id: the standing one. */
  body: z.optional(z.object({ submission_id: z.optional(z.string()) })),
  reply: z.object({ status: z.string() }),
};

export const suggestAnswerShapes = {
  body: z.object({
    game_id: z.string(),
    round_index: Position,
    q_idx: Position,
    suggestion: z.string(),
    question_id: z.optional(z.string()),
    ...ForTeam,
  }),
  reply: z.object({ status: z.string() }),
};

export const setDoubleShapes = {
  params: GameRound,
  body: z.object({ doubled: z.boolean(), ...ForTeam }),
  reply: z.object({ status: z.string(), doubled: z.boolean() }),
};
