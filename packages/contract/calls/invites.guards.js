import { Invite } from '../guards/parts/invite.ts';
export const cancelInvite = { status: 0 };
export const checkInvite = { team_name: 0, game_id: 0, team_code: 0, inviter: 0, exp: 2 };
export const declineInvite = { status: 0 };
export const generateInviteToken = { urlid: 0 };
export const getInviteToken = { urlid: 0 };
export const inviteToTeam = { status: 0, invite: Invite };
export const sendInvite = { status: 0 };
export const shortUrl = { long_url: 0 };
