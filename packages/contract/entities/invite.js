import * as z from 'zod/mini';
/** The kind of contact that an invite uses. */
export const InviteBy = z.enum(['email', 'phone', 'playerid']);
/** What the invite dialog sends. The server needs one valid contact of the three (OPEN-47). */
export const InviteRequest = z.object({
    inviteBy: z.optional(InviteBy),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    playerid: z.optional(z.string()),
});
/** An invite to a game team, as the team or the invitee sees it (ENTITY-INVITE). */
export const Invite = z.object({
    /** Identifies the invite. It can cancel the invite but never join the team. */
    invite_id: z.string(),
    inviteBy: InviteBy,
    /** The invitee: a mostly hidden contact such as `a***@example.com` or `(***) ***-1234`, or a display name. */
    invitee: z.string(),
    /** The full contact, sent only to the member who typed it. */
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    playerid: z.optional(z.string()),
    /** For the invitee, a code of this invite alone, which joins as a team_code does; for others ''. */
    team_code: z.string(),
    team_name: z.string(),
    /** The inviter's player_code. */
    inviter: z.string(),
    inviter_name: z.string(),
});
/** The signed claims of an invite token in a link; `team_code` belongs to the invite alone (INVITE-01, OPEN-22). */
export const InviteClaims = z.object({
    team_name: z.string(),
    game_id: z.string(),
    team_code: z.string(),
    inviter: z.string(),
    /** Seconds since 1970. */
    exp: z.int(),
});
