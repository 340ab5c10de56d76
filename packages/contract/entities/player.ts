import * as z from 'zod/mini';

/** Where a player stands in a game (ENTITY-PLAYER). */
export const PlayerStatus = z.enum(['pending-join', 'joined', 'watching']);
export type PlayerStatus = z.infer<typeof PlayerStatus>;

/** A player as teammates see one: never an email, a phone or a client id. */
export const GamePlayer = z.object({
  /** Names the player within the game; public. */
  player_code: z.string(),
  player_name: z.string(),
  is_captain: z.boolean(),
  status: PlayerStatus,
  /** Has an account (a verified email or phone), so may become captain (OPEN-04). */
  registered: z.boolean(),
  profile_img: z.string(),
});
export type GamePlayer = z.infer<typeof GamePlayer>;

/** The player whose phone this is. Only their own phone is ever told the contacts. */
export const Me = z.extend(GamePlayer, {
  /** The account; '' for a guest. */
  playerid: z.string(),
  /** The account's display name; '' for a guest. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** My team's own code; the alias of the team I have asked to join; else ''. */
  team_code: z.string(),
  joined: z.boolean(),
  /** Has asked to join a team and waits for its captain. */
  requested: z.boolean(),
});
export type Me = z.infer<typeof Me>;
