// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Invite } from '../guards/parts/invite.ts';

export const cancelInvite: Guard = { status: 0 };

export const checkInvite: Guard = { team_name: 0, game_id: 0, team_code: 0, inviter: 0, exp: 2 };

export const declineInvite: Guard = { status: 0 };

export const generateInviteToken: Guard = { urlid: 0 };

export const getInviteToken: Guard = { urlid: 0 };

export const inviteToTeam: Guard = { status: 0, invite: Invite };

export const sendInvite: Guard = { status: 0 };

export const shortUrl: Guard = { long_url: 0 };
