// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { GameTeam } from '../guards/parts/game-team.ts';
import { RegisteredTeam } from '../guards/parts/registered-team.ts';

export const approveMember: Guard = RegisteredTeam;

export const createTeam: Guard = { kt_team_id: 0 };

export const disbandTeam: Guard = RegisteredTeam;

export const editTeam: Guard = RegisteredTeam;

export const inviteMember: Guard = RegisteredTeam;

export const listMyTeams: Guard = [
  'array',
  { teamid: 0, kt_team_id: 0, team_name: 0, team_slogan: 0, team_image: 0, num_players: 2 },
];

export const listTeams: Guard = ['array', RegisteredTeam];

export const registerTeam: Guard = { status: 0, team: GameTeam };

export const removeMember: Guard = RegisteredTeam;

export const renameTeam: Guard = { status: 0, team_name: 0 };

export const requestToJoin: Guard = RegisteredTeam;

export const restoreTeam: Guard = { success: 1, on_team: 1, requested: 1, invited: 1, message: 0 };

export const setOwner: Guard = RegisteredTeam;

export const teamDetail: Guard = RegisteredTeam;

export const updateTeamPhoto: Guard = { url: 0 };

export const upgradeTeam: Guard = { status: 0, team: GameTeam };
