import * as z from 'zod/mini';

/** Somebody in a game as its quizmaster sees them: without contacts. */
export const GamePerson = z.object({
  /** Identifies the player within the game. */
  player_code: z.string(),
  player_name: z.string(),
  is_captain: z.boolean(),
  /** Whether the player has an account, which a captain needs and whoever plays with others (OPEN-03, OPEN-04). */
  registered: z.boolean(),
  /** Whether the player has a live connection now. */
  online: z.boolean(),
  /** The name is rude: nothing that the room sees has it. Absent for others. */
  rude: z.optional(z.boolean()),
  /** When they came into the game, in ms since 1970. */
  came_at: z.optional(z.int()),
});
export type GamePerson = z.infer<typeof GamePerson>;

/** A team that waits until the quizmaster lets it in, and who waits with it. */
export const WaitingTeam = z.object({
  teamid: z.string(),
  team_name: z.string(),
  /** What the big screen would show in place of a rude name. Absent for others. */
  shown_name: z.optional(z.string()),
  /** Since when, in ms since 1970. */
  since: z.int(),
  people: z.array(GamePerson),
});
export type WaitingTeam = z.infer<typeof WaitingTeam>;

/** Everybody in a game. */
export const GamePeople = z.object({
  /** Who is on each team that is in the game, in the order they joined. */
  teams: z.array(z.object({ teamid: z.string(), members: z.array(GamePerson) })),
  waiting: z.array(WaitingTeam),
  /** Who is on no team, those who ask to join one included. */
  spectators: z.array(GamePerson),
});
export type GamePeople = z.infer<typeof GamePeople>;

/** What merging a team into another will do. */
export const MergePreview = z.object({
  /** The names of those who come along. */
  moving: z.array(z.string()),
  /** The names of those who play without an account, and so watch from then on. */
  watching: z.array(z.string()),
  /** How many answers the team that stays takes over. */
  carried: z.int(),
  /** Where both have answered differently: what goes, and what stands. */
  dropped: z.array(
    z.object({
      round_order: z.int(),
      question_id: z.string(),
      dropped: z.array(z.string()),
      kept: z.array(z.string()),
    }),
  ),
});
export type MergePreview = z.infer<typeof MergePreview>;
