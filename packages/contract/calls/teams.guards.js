import { GameTeam } from '../guards/parts/game-team.ts';
import { RegisteredTeam } from '../guards/parts/registered-team.ts';
export const approveMember = RegisteredTeam;
export const createTeam = { kt_team_id: 0 };
export const disbandTeam = RegisteredTeam;
export const editTeam = RegisteredTeam;
export const inviteMember = RegisteredTeam;
export const listMyTeams = [
    'array',
    { teamid: 0, kt_team_id: 0, team_name: 0, team_slogan: 0, team_image: 0, num_players: 2 },
];
export const listTeams = ['array', RegisteredTeam];
export const registerTeam = { status: 0, team: GameTeam };
export const removeMember = RegisteredTeam;
export const renameTeam = { status: 0, team_name: 0 };
export const requestToJoin = RegisteredTeam;
export const restoreTeam = { success: 1, on_team: 1, requested: 1, invited: 1, message: 0 };
export const setOwner = RegisteredTeam;
export const teamDetail = RegisteredTeam;
export const updateTeamPhoto = { url: 0 };
export const upgradeTeam = { status: 0, team: GameTeam };
