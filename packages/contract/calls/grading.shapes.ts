import * as z from 'zod/mini';
import { Adjustment, Appeal, DoubleRule, Grade, GradeChange, HostAppeal, Mark, Results } from '../entities/grading.ts';
import { HostQuestion, HostState } from '../entities/host-game.ts';
import {
  adjustmentMax,
  answerMaxLength,
  answersPerQuestionMax,
  gradesPerRequestMax,
  questionPointsMax,
  questionsPerRoundMax,
  roundsPerPackMax,
} from '../limits.ts';

const GameId = z.object({ id: z.string() });
const TeamOnRound = z.object({ id: z.string(), team: z.string(), round: z.string() });
const Done = z.object({ status: z.string() });

export const hostGradeShapes = {
  params: GameId,
  body: z.object({
    grades: z
      .array(
        z.object({
          question_id: z.string(),
          answer_key: z.string().check(z.maxLength(6_000)),
          /** Null takes the grade back. */
          marks: z.nullable(z.array(Mark).check(z.maxLength(answersPerQuestionMax))),
          funny: z.optional(z.boolean()),
          /** The version of the grade that the grader saw; 0: none. */
          seen: z.int().check(z.gte(0)),
        }),
      )
      .check(z.minLength(1), z.maxLength(gradesPerRequestMax)),
  }),
  reply: z.object({ grades: z.array(Grade) }),
};

export const hostAcceptSpellingShapes = {
  params: GameId,
  body: z.object({
    question_id: z.string(),
    /** Which of the wanted answers it spells, counted from 0. */
    part: z.int().check(z.gte(0)),
    text: z.string().check(z.maxLength(500)),
    /** Also in the pack that the game was made from. */
    to_pack: z.optional(z.boolean()),
    /** Takes the spelling off the key again. The first text of a wanted answer stays. */
    take_back: z.optional(z.boolean()),
  }),
  reply: z.object({ question: HostQuestion }),
};

export const hostSetScoringShapes = {
  params: GameId,
  body: z.object({
    rounds: z.optional(z.array(z.object({ round_order: z.int(), double_rule: DoubleRule })).check(z.maxLength(50))),
    questions: z.optional(
      z
        .array(z.object({ question_id: z.string(), points: z.int().check(z.gte(0), z.lte(questionPointsMax)) }))
        .check(z.maxLength(roundsPerPackMax * questionsPerRoundMax)),
    ),
  }),
  reply: Done,
};

export const hostAdjustShapes = {
  params: GameId,
  body: z.object({
    teamid: z.string(),
    round_order: z.nullable(z.int()),
    points: z.int().check(z.gte(-adjustmentMax), z.lte(adjustmentMax)),
    reason: z.string(),
  }),
  reply: z.object({ adjustments: z.array(Adjustment) }),
};

export const hostWithdrawAdjustmentShapes = {
  params: z.object({ id: z.string(), adjustment: z.string() }),
  reply: z.object({ adjustments: z.array(Adjustment) }),
};

export const hostPublishBoardShapes = {
  params: GameId,
  body: z.object({
    /** The round through which it counts; 0 takes the board back. */
    through: z.int().check(z.gte(0)),
    /** How many teams are unveiled, from the last; null: all. */
    unveiled: z.nullable(z.int().check(z.gte(0))),
  }),
  reply: z.object({ state: HostState }),
};

export const hostDecideAppealShapes = {
  params: z.object({ id: z.string(), appeal: z.string() }),
  body: z.object({ upheld: z.boolean(), reply: z.optional(z.string()) }),
  reply: z.object({ appeal: HostAppeal }),
};

export const hostAddPaperTeamShapes = {
  params: GameId,
  body: z.object({ team_name: z.string() }),
  reply: z.object({ teamid: z.string() }),
};

export const hostSubmitPaperShapes = {
  params: TeamOnRound,
  body: z.object({
    /** In the order asked; of a round of clues the answer and the clue it was given at. */
    answers: z
      .array(z.array(z.string().check(z.maxLength(answerMaxLength))).check(z.maxLength(answersPerQuestionMax)))
      .check(z.maxLength(questionsPerRoundMax)),
    doubled: z.boolean(),
    clue: z.optional(z.int().check(z.gte(0))),
  }),
  reply: Done,
};

export const hostGradeChangesShapes = { params: GameId, reply: z.object({ changes: z.array(GradeChange) }) };

/** The text of a file that `npm run import-pack` and a new game read. */
export const hostGamePackShapes = { params: GameId, reply: z.object({ title: z.string(), json: z.string() }) };

export const getResultsShapes = { params: GameId, reply: Results };

export const contestShapes = {
  params: GameId,
  body: z.object({ question_id: z.string(), reason: z.string() }),
  reply: z.object({ appeal: Appeal }),
};
