// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import * as parts from '../guards/parts.ts';

export const approveMember: Guard = parts.RegisteredTeam;

export const createTeam: Guard = { kt_team_id: 0 };

export const disbandTeam: Guard = parts.RegisteredTeam;

export const editTeam: Guard = parts.RegisteredTeam;

export const inviteMember: Guard = parts.RegisteredTeam;

export const listMyTeams: Guard = [
  'array',
  { teamid: 0, kt_team_id: 0, team_name: 0, team_slogan: 0, team_image: 0, num_players: 2 },
];

export const listTeams: Guard = ['array', parts.RegisteredTeam];

export const registerTeam: Guard = { status: 0, team: parts.GameTeam };

export const removeMember: Guard = parts.RegisteredTeam;

export const renameTeam: Guard = { status: 0, team_name: 0 };

export const requestToJoin: Guard = parts.RegisteredTeam;

export const restoreTeam: Guard = { success: 1, on_team: 1, requested: 1, invited: 1, message: 0 };

export const setOwner: Guard = parts.RegisteredTeam;

export const teamDetail: Guard = parts.RegisteredTeam;

export const updateTeamPhoto: Guard = { url: 0 };

export const upgradeTeam: Guard = { status: 0, team: parts.GameTeam };
