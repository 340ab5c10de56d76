import * as z from 'zod/mini';
import { Invite } from '../entities/invite.ts';
import { GamePlayer } from '../entities/player.ts';
import { teamMessage } from './message-of.ts';
/** A player joined the team, or a listed player changed. */
export const PlayerJoin = teamMessage('PLAYER_JOIN', { player: GamePlayer });
/** A player left the team. `reason` contains `kicked` or `left`. The dropped player gets it too. */
export const DropPlayer = teamMessage('DROP_PLAYER', {
    player_code: z.string(),
    player_name: z.string(),
    reason: z.string(),
    /** Whether the dropped player was the captain. */
    was_captain: z.boolean(),
});
/** The team has a new captain. `by` is the player who promoted them and needs no notice of it (OPEN-42). */
export const PromoteCaptain = teamMessage('PROMOTE_CAPTAIN', { player_code: z.string(), by: z.optional(z.string()) });
/** A player asks to join the team. */
export const PlayerPendingTeamJoin = teamMessage('PLAYER_PENDING_TEAM_JOIN', { player: GamePlayer });
/** The captain approved a join request. Sent to the team and to that player. */
export const PlayerApprovedTeamJoin = teamMessage('PLAYER_APPROVED_TEAM_JOIN', { player: GamePlayer });
/** The captain declined a join request. Sent to the team and to that player. */
export const PlayerDeclinedTeamJoin = teamMessage('PLAYER_DECLINED_TEAM_JOIN', { player_code: z.string() });
/** A player cancelled a join request. Sent to the team and to that player. */
export const PlayerCancelTeamJoin = teamMessage('PLAYER_CANCEL_TEAM_JOIN', { player_code: z.string() });
/** A new invite, sent to the invitee alone. */
export const PlayerInvite = teamMessage('PLAYER_INVITE', { invite: Invite });
/** An invite was cancelled by the team or declined by the invitee. Sent to both. */
export const CancelInvite = teamMessage('CANCEL_INVITE', { invite_id: z.string() });
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
