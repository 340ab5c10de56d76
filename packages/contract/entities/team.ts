import * as z from 'zod/mini';
import { Invite } from './invite.ts';
import { GamePlayer } from './player.ts';

/** A team in a game as anyone in it sees it. */
export const GameTeam = z.object({
  teamid: z.string(),
  /** The public team number, or '' for a guest team. */
  kt_team_id: z.string(),
  /** The team's own code for its own people; for all others an alias good for asking to join and display alone (OPEN-12). */
  team_code: z.string(),
  team_name: z.string(),
  team_image: z.string(),
});
export type GameTeam = z.infer<typeof GameTeam>;

/** My team in a game. */
export const Team = z.extend(GameTeam, {
  num_players: z.int(),
  /** Who has joined, and who asks to join (`pending-join`). */
  players: z.array(GamePlayer),
  /** Its pending invites. */
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
  /** How many have joined it. */
  num_players: z.int(),
});
export type TeamStub = z.infer<typeof TeamStub>;

/**
 * Somebody on a registered team (ENTITY-MEMBER). Invited: neither joined nor requested; requested: asked to join;
 * joined: on the team.
 */
export const TeamMember = z.object({
  playerid: z.string(),
  /** The display name; for somebody invited by a contact most of that contact is hidden. */
  player_name: z.string(),
  profile_img: z.string(),
  joined: z.boolean(),
  requested: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A registered team as its page shows it (ENTITY-TEAM). Without an owner it is disbanded. */
export const RegisteredTeam = z.extend(TeamStub, {
  owner: z.nullable(z.object({ playerid: z.string(), player_name: z.string() })),
  /** Everybody else sees only who has joined; its own people also who is invited and who asks. */
  members: z.array(TeamMember),
  /** Only the owner edits (RULE-15). */
  restrict_editing: z.boolean(),
  no_requests: z.boolean(),
  /** The caller has joined it. */
  my_team: z.boolean(),
  /** It plays in an open game now. */
  in_game: z.boolean(),
});
export type RegisteredTeam = z.infer<typeof RegisteredTeam>;

/** What the archives answer about a number (ENTITY-SEARCH). */
export const TeamSearch = z.object({
  success: z.boolean(),
  on_team: z.boolean(),
  requested: z.boolean(),
  invited: z.boolean(),
  message: z.string(),
});
export type TeamSearch = z.infer<typeof TeamSearch>;
