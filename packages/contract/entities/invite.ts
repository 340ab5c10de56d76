import * as z from 'zod/mini';

/** By what somebody is invited. */
export const InviteBy = z.enum(['email', 'phone', 'playerid']);
export type InviteBy = z.infer<typeof InviteBy>;

/** Whom a person wants to invite, as the invite dialog sends it (OPEN-47). The server needs one of the three that is valid. */
export const InviteRequest = z.object({
  inviteBy: z.optional(InviteBy),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  playerid: z.optional(z.string()),
});
export type InviteRequest = z.infer<typeof InviteRequest>;

/** An invite to a team in a game (ENTITY-INVITE), as its team or its invitee sees it. */
export const Invite = z.object({
  /** Names the invite; good for cancelling, never for joining. */
  invite_id: z.string(),
  inviteBy: InviteBy,
  /** Whom it invites, with most of a contact hidden: `a***@example.com`, `(***) ***-1234`, or a display name. */
  invitee: z.string(),
  /** The contact itself, for the one who typed it alone. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  playerid: z.optional(z.string()),
  /** For the invitee: a code of this invite alone, which joins as a team_code does. For others ''. */
  team_code: z.string(),
  team_name: z.string(),
  /** The inviter's player_code. */
  inviter: z.string(),
  inviter_name: z.string(),
});
export type Invite = z.infer<typeof Invite>;

/** What an invite token in a link says, signed by the server (INVITE-01, OPEN-22). Its `team_code` is a code of the invite alone. */
export const InviteClaims = z.object({
  team_name: z.string(),
  game_id: z.string(),
  team_code: z.string(),
  inviter: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
});
export type InviteClaims = z.infer<typeof InviteClaims>;
