import * as z from 'zod/mini';
import { Invite } from './invite.ts';
import { GamePlayer } from './player.ts';

/** A game team as anyone in the game sees it. */
export const GameTeam = z.object({
  teamid: z.string(),
  /** The public team number; '' for a guest team. */
  kt_team_id: z.string(),
  /** For its members the team's own code; for others an alias that only displays and asks to join (OPEN-12). */
  team_code: z.string(),
  team_name: z.string(),
  team_image: z.string(),
  /** Additive: nobody may ask to join it now: it is a guest's, who plays alone (OPEN-03), or nobody is on it. Absent: they may. */
  no_requests: z.optional(z.boolean()),
  /** Additive: how everybody outside the team reads its name, where that is rude and nobody has allowed it. */
  shown_name: z.optional(z.string()),
});
export type GameTeam = z.infer<typeof GameTeam>;

/** A team in a game, as whoever has found the game sees it. */
export const SeatedTeam = z.pick(GameTeam, { kt_team_id: true, team_code: true, team_name: true });
export type SeatedTeam = z.infer<typeof SeatedTeam>;

/** The caller's team in a game. */
export const Team = z.extend(GameTeam, {
  num_players: z.int(),
  /** The members, and the players who ask to join (`pending-join`). */
  players: z.array(GamePlayer),
  /** The team's open invites. */
  invites: z.array(Invite),
});
export type Team = z.infer<typeof Team>;

/** A registered team of the caller, as team selection lists it. */
export const TeamStub = z.object({
  teamid: z.string(),
  kt_team_id: z.string(),
  team_name: z.string(),
  team_slogan: z.string(),
  team_image: z.string(),
  /** How many players have joined it. */
  num_players: z.int(),
});
export type TeamStub = z.infer<typeof TeamStub>;

/**
 * A member of a registered team (ENTITY-MEMBER). Without `joined` and `requested` they are invited; with `requested` they
 * have asked to join.
 */
export const TeamMember = z.object({
  playerid: z.string(),
  /** The display name. For an invited contact, most of the contact is hidden. */
  player_name: z.string(),
  profile_img: z.string(),
  joined: z.boolean(),
  requested: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A registered team as its page shows it. Without an owner it is disbanded (ENTITY-TEAM). */
export const RegisteredTeam = z.extend(TeamStub, {
  owner: z.nullable(z.object({ playerid: z.string(), player_name: z.string() })),
  /** Outsiders see only those who have joined; members also see who is invited and who has asked to join. */
  members: z.array(TeamMember),
  /** Whether only the owner may edit the team (RULE-15). */
  restrict_editing: z.boolean(),
  no_requests: z.boolean(),
  /** Whether the caller has joined it. */
  my_team: z.boolean(),
  /** Whether it plays in an open game now. */
  in_game: z.boolean(),
});
export type RegisteredTeam = z.infer<typeof RegisteredTeam>;

/** The reply to looking up a team number in the archive (ENTITY-SEARCH). */
export const TeamSearch = z.object({
  success: z.boolean(),
  on_team: z.boolean(),
  requested: z.boolean(),
  invited: z.boolean(),
  message: z.string(),
});
export type TeamSearch = z.infer<typeof TeamSearch>;
