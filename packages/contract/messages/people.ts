import * as z from 'zod/mini';
import { Invite } from '../entities/invite.ts';
import { GamePlayer } from '../entities/player.ts';

/** A player joined the team, or a listed player changed. */
export const PlayerJoin = z.object({
  type: z.literal('PLAYER_JOIN'),
  teamid: z.string(),
  player: GamePlayer,
});

/** A player left the team. `reason` contains `kicked` or `left`. The dropped player gets it too. */
export const DropPlayer = z.object({
  type: z.literal('DROP_PLAYER'),
  teamid: z.string(),
  player_code: z.string(),
  player_name: z.string(),
  reason: z.string(),
  /** Whether the dropped player was the captain. */
  was_captain: z.boolean(),
});

/** The team has a new captain. `by` is the player who promoted them and needs no notice of it (OPEN-42). */
export const PromoteCaptain = z.object({
  type: z.literal('PROMOTE_CAPTAIN'),
  teamid: z.string(),
  player_code: z.string(),
  by: z.optional(z.string()),
});

/** A player asks to join the team. */
export const PlayerPendingTeamJoin = z.object({
  type: z.literal('PLAYER_PENDING_TEAM_JOIN'),
  teamid: z.string(),
  player: GamePlayer,
});

/** The captain approved a join request. Sent to the team and to that player. */
export const PlayerApprovedTeamJoin = z.object({
  type: z.literal('PLAYER_APPROVED_TEAM_JOIN'),
  teamid: z.string(),
  player: GamePlayer,
});

/** The captain declined a join request. Sent to the team and to that player. */
export const PlayerDeclinedTeamJoin = z.object({
  type: z.literal('PLAYER_DECLINED_TEAM_JOIN'),
  teamid: z.string(),
  player_code: z.string(),
});

/** A player cancelled a join request. Sent to the team and to that player. */
export const PlayerCancelTeamJoin = z.object({
  type: z.literal('PLAYER_CANCEL_TEAM_JOIN'),
  teamid: z.string(),
  player_code: z.string(),
});

/** A new invite, sent to the invitee alone. */
export const PlayerInvite = z.object({ type: z.literal('PLAYER_INVITE'), teamid: z.string(), invite: Invite });

/** An invite was cancelled by the team or declined by the invitee. Sent to both. */
export const CancelInvite = z.object({
  type: z.literal('CANCEL_INVITE'),
  teamid: z.string(),
  invite_id: z.string(),
});

export const PeopleMessage = z.discriminatedUnion('type', [
  PlayerJoin,
  DropPlayer,
  PromoteCaptain,
  PlayerPendingTeamJoin,
  PlayerApprovedTeamJoin,
  PlayerDeclinedTeamJoin,
  PlayerCancelTeamJoin,
  PlayerInvite,
  CancelInvite,
]);
export type PeopleMessage = z.infer<typeof PeopleMessage>;
