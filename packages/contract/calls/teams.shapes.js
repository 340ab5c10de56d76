import * as z from 'zod/mini';
import { GameTeam, RegisteredTeam, TeamSearch, TeamStub } from '../entities/team.ts';
const TeamNumber = z.object({ id: z.string() });
const TeamInGame = z.object({ id: z.string(), team: z.string() });
const MemberOfTeam = z.object({ id: z.string(), playerid: z.string() });
export const listMyTeamsShapes = {
    query: z.object({ rnd: z.optional(z.string()), joined: z.optional(z.string()) }),
    reply: z.array(TeamStub),
};
export const createTeamShapes = {
    body: z.object({ team_name: z.string(), team_slogan: z.optional(z.string()) }),
    reply: z.object({ kt_team_id: z.string() }),
};
const Tie = z.object({ teamid: z.string() });
const Tied = z.object({ status: z.string(), team: GameTeam });
export const registerTeamShapes = { params: TeamInGame, body: Tie, reply: Tied };
export const upgradeTeamShapes = {
    params: z.object({ gameid: z.string(), team_code: z.string() }),
    body: Tie,
    reply: Tied,
};
export const renameTeamShapes = {
    params: TeamInGame,
    body: z.object({ team_name: z.string() }),
    /** The name as it is saved, which is cleaned as every name is. */
    reply: z.object({ status: z.string(), team_name: z.string() }),
};
export const teamDetailShapes = { params: TeamNumber, reply: RegisteredTeam };
export const editTeamShapes = {
    params: TeamNumber,
    body: z.object({
        team_name: z.string(),
        team_slogan: z.optional(z.string()),
        restrict_editing: z.boolean(),
        no_requests: z.boolean(),
    }),
    reply: RegisteredTeam,
};
export const listTeamsShapes = {
    query: z.object({ rnd: z.optional(z.string()), joined: z.optional(z.string()) }),
    reply: z.array(RegisteredTeam),
};
export const setOwnerShapes = { params: TeamNumber, body: z.object({ new_owner: z.string() }), reply: RegisteredTeam };
export const removeMemberShapes = { params: MemberOfTeam, reply: RegisteredTeam };
export const inviteMemberShapes = {
    params: TeamNumber,
    body: z.object({
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
        playerid: z.optional(z.string()),
    }),
    reply: RegisteredTeam,
};
export const approveMemberShapes = { params: MemberOfTeam, reply: RegisteredTeam };
export const requestToJoinShapes = { params: TeamNumber, reply: RegisteredTeam };
export const disbandTeamShapes = { params: TeamNumber, reply: RegisteredTeam };
export const restoreTeamShapes = { params: TeamNumber, reply: TeamSearch };
export const updateTeamPhotoShapes = { params: TeamNumber, reply: z.object({ url: z.string() }) };
