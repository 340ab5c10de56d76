import * as z from 'zod/mini';
import { GameHead } from '../entities/game.ts';
import { HostQuestion } from '../entities/host-game.ts';
import { GamePlan, NextNight, PlanChoices, PlayedGame, sentPlan } from '../entities/plan.ts';
import { answersPerQuestionMax, repeatsMax } from '../limits.ts';

const GameId = z.object({ id: z.string() });

export const hostPlanChoicesShapes = { reply: PlanChoices };

/** The plan of a game, the game's head, and what was played of its pack before. */
const PlanReply = z.object({
  game: GameHead,
  plan: GamePlan,
  /** The game has begun, is over or cancelled: its plan cannot be changed. */
  fixed: z.boolean(),
  played: z.array(PlayedGame),
});

export const hostLoadPlanShapes = { params: GameId, reply: PlanReply };

/** The whole plan, also what stays. */
export const hostPlanGameShapes = { params: GameId, body: z.extend(GamePlan, sentPlan), reply: PlanReply };

export const hostRepeatGameShapes = {
  params: GameId,
  /** The start of each new game, ISO 8601 in UTC: weekly at one time of day is not always the same number of hours. */
  body: z.object({ dates: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(repeatsMax)) }),
  /** In the order of the dates. */
  reply: z.object({ games: z.array(z.object({ game_id: z.string(), code: z.string(), date: z.string() })) }),
};

export const hostCancelGameShapes = { params: GameId, reply: PlanReply };

export const hostUncancelGameShapes = { params: GameId, reply: PlanReply };

export const hostMendQuestionShapes = {
  params: GameId,
  body: z.object({
    question_id: z.string(),
    question_text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
    /** For each wanted answer every text that counts as right; as many as before. */
    accepted: z
      .array(
        z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))).check(z.minLength(1), z.maxLength(50)),
      )
      .check(z.minLength(1), z.maxLength(answersPerQuestionMax)),
    /** The accepted texts that the caller knew: where they are others by now, nothing is mended. */
    seen: z.optional(z.array(z.array(z.string()))),
    notes: z.string().check(z.trim(), z.maxLength(2_000)),
    image_alt: z.string().check(z.trim(), z.maxLength(2_000)),
  }),
  reply: z.object({ question: HostQuestion }),
};

export const nextNightsShapes = {
  /** Those of the venue of this game; without: of all venues. */
  query: z.object({ game_id: z.optional(z.string()) }),
  reply: z.array(NextNight),
};
