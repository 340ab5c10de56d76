import * as z from 'zod/mini';
import { SubmittedRound } from '../entities/round.ts';

/** A round or a question by its number: what a database can be asked for, one more included. */
const Place = z.int().check(z.gte(0), z.lt(2 ** 31 - 1));

const GameRound = z.object({ id: z.string(), round: z.string() });

export const saveAnswerShapes = {
  body: z.object({
    game_id: z.string(),
    /** The round_order (OPEN-32). */
    round_num: Place,
    /** The question_index. */
    question_num: Place,
    /** One text per answer wanted; a single text for a question with one (OPEN-33). */
    answer: z.union([z.string(), z.array(z.string())]),
    /** Additive: refused with 409 when it is not the question at that number, as after a RECALL. */
    question_id: z.optional(z.string()),
    /** Additive: carried over from the clue before, typed by nobody. Kept only where the team has nothing yet (ROUND-08). */
    inherited: z.optional(z.boolean()),
  }),
  /** What the server now holds, which is not what was sent when a later write had overtaken this one. */
  reply: z.object({ status: z.enum(['saved', 'late']), question_id: z.string(), answer: z.array(z.string()) }),
};

export const submitRoundShapes = {
  params: GameRound,
  body: z.object({
    doubled: z.boolean(),
    answers: z.array(z.array(z.string())),
    /** Additive: the questions that `answers` stand for, in order; 409 when one of them is no longer asked. */
    question_ids: z.optional(z.array(z.string())),
    /** Additive: of these, what nobody has saved yet as far as the phone knows. It is saved with the submission. */
    unsaved: z.optional(z.array(z.string())),
    /**
     * Additive: the number that each of `unsaved` was written under, in the same order; 0, which nobody wrote, gives way to
     * whatever somebody has typed. Absent: all count as written with the submission.
     */
    unsaved_seq: z.optional(z.array(z.int().check(z.gte(0), z.lt(1e15)))),
  }),
  reply: z.object({ status: z.enum(['success', 'late']), submission: SubmittedRound }),
};

export const suggestAnswerShapes = {
  body: z.object({
    game_id: z.string(),
    round_index: Place,
    q_idx: Place,
    suggestion: z.string(),
    question_id: z.optional(z.string()),
  }),
  reply: z.object({ status: z.string() }),
};

export const setDoubleShapes = {
  params: GameRound,
  body: z.object({ doubled: z.boolean() }),
  reply: z.object({ status: z.string(), doubled: z.boolean() }),
};
