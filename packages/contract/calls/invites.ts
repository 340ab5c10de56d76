import { type Call, get, post } from '../call.ts';
import type * as shapes from './invites.shapes.ts';

/** The captain invites somebody by email, phone or playerid (CALL-30). */
export const inviteToTeam: Call<typeof shapes.inviteToTeamShapes> = /* @__PURE__ */ post(
  'inviteToTeam',
  '/api/player/game/{id}/team/{team}/invite',
);

/** The captain cancels an invite (CALL-28). */
export const cancelInvite: Call<typeof shapes.cancelInviteShapes> = /* @__PURE__ */ post(
  'cancelInvite',
  '/api/player/game/{id}/team/{team}/cancel-invite',
);

/** The invitee declines an invite (CALL-33). */
export const declineInvite: Call<typeof shapes.declineInviteShapes> = /* @__PURE__ */ post(
  'declineInvite',
  '/api/player/game/{id}/team/{team}/decline-invite',
);

/** Creates a new invite token and the short link to its page; the previous token ends (CALL-34). */
export const generateInviteToken: Call<typeof shapes.generateInviteTokenShapes> = /* @__PURE__ */ post(
  'generateInviteToken',
  '/api/player/game/{id}/team/{team}/invite-token/generate',
);

/** Returns the short link of the current invite token; 404 when there is none (CALL-43, OPEN-49). */
export const getInviteToken: Call<typeof shapes.getInviteTokenShapes> = /* @__PURE__ */ get(
  'getInviteToken',
  '/api/player/game/{gameid}/team/{team_code}/invite-token',
);

/** Returns what an invite token says, after the server has verified it and found its invite open (additive; H50). */
// POST, because a token in an address would appear in logs.
export const checkInvite: Call<typeof shapes.checkInviteShapes> = /* @__PURE__ */ post(
  'checkInvite',
  '/api/player/game/invite-token/check',
);

/** Sends the join link of an invite to a contact. The reply does not reveal whether the contact is known (CALL-36, H51). */
export const sendInvite: Call<typeof shapes.sendInviteShapes> = /* @__PURE__ */ post(
  'sendInvite',
  '/api/player/game/{id}/invite-token/invite',
);

/** Returns the address that a short link leads to (CALL-56, OPEN-94). */
export const shortUrl: Call<typeof shapes.shortUrlShapes> = /* @__PURE__ */ get('shortUrl', '/api/short-url');
