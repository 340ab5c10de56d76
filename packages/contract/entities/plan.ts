import * as z from 'zod/mini';
import { lateJoinMax, questionPointsMax, teamSizeMax } from '../limits.ts';
import { GameHead } from './game.ts';
import { GameKind } from './game-kind.ts';
import { DoubleRule } from './grading.ts';

/** What a quizmaster settles about a game before it begins. */
export const GamePlan = z.object({
  /** The pack that its questions are of; null: from before packs were kept. */
  pack_id: z.nullable(z.string()),
  /** One line; '': as the pack is called. */
  title: z.string(),
  kind: GameKind,
  /** The start, ISO 8601 in UTC. */
  date: z.string(),
  /** The quizmaster whose game it is to the players. */
  host_id: z.string(),
  private_event: z.boolean(),
  /** How many may be on a team; null: any number. */
  team_size: z.nullable(z.int()),
  /** The round through whose end new teams are taken; 0: until the game begins; null: always. */
  late_join: z.nullable(z.int()),
  /** Whether a new team waits until the quizmaster lets it in. */
  approve_teams: z.boolean(),
  /** How doubling counts in every round that can be doubled; null: as the pack says. */
  double_rule: z.nullable(DoubleRule),
  /** The points of each wanted answer of every question; null: as the pack says. */
  points_each: z.nullable(z.int()),
});
export type GamePlan = z.infer<typeof GamePlan>;

/** The same as it is sent, with what it may be. */
export const sentPlan = {
  title: z.string().check(z.maxLength(1_000)),
  date: z.string().check(z.maxLength(40)),
  team_size: z.nullable(z.int().check(z.gte(1), z.lte(teamSizeMax))),
  late_join: z.nullable(z.int().check(z.gte(0), z.lte(lateJoinMax))),
  points_each: z.nullable(z.int().check(z.gte(0), z.lte(questionPointsMax))),
};

/** A game that a pack was played in. */
export const PlayedGame = z.object({ gameid: z.string(), title: z.string(), date: z.string() });
export type PlayedGame = z.infer<typeof PlayedGame>;

/** A game in the quizmaster's list. */
export const ListedGame = z.extend(GameHead, {
  /** Additive: whether its first round has begun. */
  begun: z.optional(z.boolean()),
  private_event: z.optional(z.boolean()),
  /** Additive: the name of the quizmaster whose game it is. */
  host_name: z.optional(z.string()),
});
export type ListedGame = z.infer<typeof ListedGame>;

/** What a game can be planned with, at one venue. */
export const PlanChoices = z.object({
  /** The quizmasters whose game it can be, the caller first. */
  hosts: z.array(z.object({ host_id: z.string(), name: z.string() })),
  packs: z.array(
    z.object({
      pack_id: z.string(),
      title: z.string(),
      kind: GameKind,
      rounds: z.int(),
      questions: z.int(),
      created_at: z.int(),
      /** In which games of this venue it was played, the last first; a few at most. */
      played: z.array(PlayedGame),
    }),
  ),
});
export type PlanChoices = z.infer<typeof PlanChoices>;

/** A night that is ahead, as anybody may know it. */
export const NextNight = z.object({
  title: z.string(),
  kind: GameKind,
  /** The start, ISO 8601 in UTC. */
  date: z.string(),
  venue: z.string(),
  /** The name of the quizmaster. */
  host: z.string(),
});
export type NextNight = z.infer<typeof NextNight>;
