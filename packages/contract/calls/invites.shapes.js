import * as z from 'zod/mini';
import { Invite, InviteClaims, InviteRequest } from '../entities/invite.ts';
const TeamInGame = z.object({ id: z.string(), team: z.string() });
const Done = z.object({ status: z.string() });
export const inviteToTeamShapes = {
    params: TeamInGame,
    body: InviteRequest,
    reply: z.object({ status: z.string(), invite: Invite }),
};
export const cancelInviteShapes = {
    params: TeamInGame,
    /** The contact as it was typed for the invite, or (additive) the invite's id. */
    body: z.object({
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
        invite_id: z.optional(z.string()),
    }),
    reply: Done,
};
export const declineInviteShapes = { params: TeamInGame, reply: Done };
export const generateInviteTokenShapes = { params: TeamInGame, reply: z.object({ urlid: z.string() }) };
export const getInviteTokenShapes = {
    params: z.object({ gameid: z.string(), team_code: z.string() }),
    reply: z.object({ urlid: z.string() }),
};
export const checkInviteShapes = {
    body: z.object({ token: z.string() }),
    /** The names are the current ones, which may differ from those at the time the token was signed. */
    reply: InviteClaims,
};
export const sendInviteShapes = {
    params: z.object({ id: z.string() }),
    /** `team_code` is the code of an open invite, which authorizes the call; `inviter` is ignored (H51). */
    body: z.object({
        team_code: z.string(),
        inviter: z.optional(z.string()),
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
    }),
    reply: Done,
};
export const shortUrlShapes = {
    query: z.object({ urlid: z.string() }),
    reply: z.object({ long_url: z.string() }),
};
