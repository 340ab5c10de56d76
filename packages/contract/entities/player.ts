import * as z from 'zod/mini';

/** A player's part in a game (ENTITY-PLAYER). */
export const PlayerStatus = z.enum(['pending-join', 'joined', 'watching']);
export type PlayerStatus = z.infer<typeof PlayerStatus>;

/** A player as teammates see them: never with an email, a phone or a client id. */
export const GamePlayer = z.object({
  /** Identifies the player within the game; public. */
  player_code: z.string(),
  player_name: z.string(),
  is_captain: z.boolean(),
  status: PlayerStatus,
  /** Whether the player has an account (a verified email or phone), which a captain needs (OPEN-04). */
  registered: z.boolean(),
  profile_img: z.string(),
});
export type GamePlayer = z.infer<typeof GamePlayer>;

/** The caller's own player. Only the caller gets the contacts. */
export const Me = z.extend(GamePlayer, {
  /** The account's id; '' for a guest. */
  playerid: z.string(),
  /** The account's display name; '' for a guest. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The own code of the caller's team, the alias of the team the caller has asked to join, or ''. */
  team_code: z.string(),
  joined: z.boolean(),
  /** Whether the caller has a join request that its captain has not answered. */
  requested: z.boolean(),
});
export type Me = z.infer<typeof Me>;
