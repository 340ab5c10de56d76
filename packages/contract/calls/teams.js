import * as guards from './teams.guards.ts';
/** Lists the caller's registered teams, for team selection in a game (CALL-22). */
export const listMyTeams = {
    name: 'listMyTeams',
    method: 'GET',
    path: '/api/player/team/list',
    reply: guards.listMyTeams,
};
/** Registers a team; the caller is its owner and a member (CALL-46). */
export const createTeam = {
    name: 'createTeam',
    method: 'POST',
    path: '/api/team/new',
    reply: guards.createTeam,
};
/** Links a game team to a registered team of the caller (CALL-32). */
export const registerTeam = {
    name: 'registerTeam',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/register',
    reply: guards.registerTeam,
};
/** Turns a guest team into a registered team of the caller (CALL-42, OPEN-48). */
export const upgradeTeam = {
    name: 'upgradeTeam',
    method: 'POST',
    path: '/api/player/game/{gameid}/team/{team_code}/upgrade',
    reply: guards.upgradeTeam,
};
/** The captain renames a guest team in this game; a registered team is renamed on its own page (additive). */
export const renameTeam = {
    name: 'renameTeam',
    method: 'POST',
    path: '/api/player/game/{id}/team/{team}/name',
    reply: guards.renameTeam,
};
/** Returns a registered team by its public number; anybody may call it (CALL-44). */
export const teamDetail = {
    name: 'teamDetail',
    method: 'GET',
    path: '/api/team/{id}/detail',
    reply: guards.teamDetail,
};
/** Changes a team's name, slogan and two toggles (CALL-45, RULE-15, OPEN-60). */
export const editTeam = {
    name: 'editTeam',
    method: 'POST',
    path: '/api/team/{id}/edit',
    reply: guards.editTeam,
};
/** Lists the caller's registered teams with their members (CALL-47). */
export const listTeams = {
    name: 'listTeams',
    method: 'GET',
    path: '/api/team/list',
    reply: guards.listTeams,
};
/** The owner makes a joined member the owner (CALL-48). */
export const setOwner = {
    name: 'setOwner',
    method: 'POST',
    path: '/api/team/{id}/set-owner',
    reply: guards.setOwner,
};
/**
 * Leaves the team, removes a member, declines an invite, or declines or cancels a join request; what it does depends on
 * who calls it for whom (CALL-49, OPEN-62).
 */
export const removeMember = {
    name: 'removeMember',
    method: 'POST',
    path: '/api/team/{id}/members/{playerid}/remove',
    reply: guards.removeMember,
};
/** Adds an invited member (CALL-50). */
export const inviteMember = {
    name: 'inviteMember',
    method: 'POST',
    path: '/api/team/{id}/members/invite',
    reply: guards.inviteMember,
};
/**
 * Accepts the caller's own invite or approves another player's request; the path's second `{id}` is the member's
 * playerid (CALL-51).
 */
export const approveMember = {
    name: 'approveMember',
    method: 'POST',
    path: '/api/team/{id}/members/{playerid}/approve-invite',
    reply: guards.approveMember,
};
/** Asks to join a team (CALL-52). */
export const requestToJoin = {
    name: 'requestToJoin',
    method: 'POST',
    path: '/api/team/{id}/members/request',
    reply: guards.requestToJoin,
};
/** The owner disbands the team (CALL-53, OPEN-65). */
export const disbandTeam = {
    name: 'disbandTeam',
    method: 'POST',
    path: '/api/team/{id}/disband',
    reply: guards.disbandTeam,
};
/** Finds a team by its number and restores an archived one (CALL-54, OPEN-66). */
export const restoreTeam = {
    name: 'restoreTeam',
    method: 'POST',
    path: '/api/team/{id}/restore',
    reply: guards.restoreTeam,
};
/** Uploads the team's picture (CALL-55). */
export const updateTeamPhoto = {
    name: 'updateTeamPhoto',
    method: 'POST',
    path: '/api/team/{id}/update-team-photo',
    reply: guards.updateTeamPhoto,
    upload: 'image',
};
