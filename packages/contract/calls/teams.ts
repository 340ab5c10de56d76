import { type Call, get, post, upload } from '../call.ts';
import type * as shapes from './teams.shapes.ts';

/** Lists the caller's registered teams, for team selection in a game (CALL-22). */
export const listMyTeams: Call<typeof shapes.listMyTeamsShapes> = /* @__PURE__ */ get(
  'listMyTeams',
  '/api/player/team/list',
);

/** Registers a team; the caller is its owner and a member (CALL-46). */
export const createTeam: Call<typeof shapes.createTeamShapes> = /* @__PURE__ */ post('createTeam', '/api/team/new');

/** Links a game team to a registered team of the caller (CALL-32). */
export const registerTeam: Call<typeof shapes.registerTeamShapes> = /* @__PURE__ */ post(
  'registerTeam',
  '/api/player/game/{id}/team/{team}/register',
);

/** Turns a guest team into a registered team of the caller (CALL-42, OPEN-48). */
export const upgradeTeam: Call<typeof shapes.upgradeTeamShapes> = /* @__PURE__ */ post(
  'upgradeTeam',
  '/api/player/game/{gameid}/team/{team_code}/upgrade',
);

/** The captain renames a guest team in this game; a registered team is renamed on its own page (additive). */
export const renameTeam: Call<typeof shapes.renameTeamShapes> = /* @__PURE__ */ post(
  'renameTeam',
  '/api/player/game/{id}/team/{team}/name',
);

/** Returns a registered team by its public number; anybody may call it (CALL-44). */
export const teamDetail: Call<typeof shapes.teamDetailShapes> = /* @__PURE__ */ get(
  'teamDetail',
  '/api/team/{id}/detail',
);

/** Changes a team's name, slogan and two toggles (CALL-45, RULE-15, OPEN-60). */
export const editTeam: Call<typeof shapes.editTeamShapes> = /* @__PURE__ */ post('editTeam', '/api/team/{id}/edit');

/** Lists the caller's registered teams with their members (CALL-47). */
export const listTeams: Call<typeof shapes.listTeamsShapes> = /* @__PURE__ */ get('listTeams', '/api/team/list');

/** The owner makes a joined member the owner (CALL-48). */
export const setOwner: Call<typeof shapes.setOwnerShapes> = /* @__PURE__ */ post(
  'setOwner',
  '/api/team/{id}/set-owner',
);

/**
 * Leaves the team, removes a member, declines an invite, or declines or cancels a join request; what it does depends on
 * who calls it for whom (CALL-49, OPEN-62).
 */
export const removeMember: Call<typeof shapes.removeMemberShapes> = /* @__PURE__ */ post(
  'removeMember',
  '/api/team/{id}/members/{playerid}/remove',
);

/** Adds an invited member (CALL-50). */
export const inviteMember: Call<typeof shapes.inviteMemberShapes> = /* @__PURE__ */ post(
  'inviteMember',
  '/api/team/{id}/members/invite',
);

/**
 * Accepts the caller's own invite or approves another player's request; the path's second `{id}` is the member's
 * playerid (CALL-51).
 */
export const approveMember: Call<typeof shapes.approveMemberShapes> = /* @__PURE__ */ post(
  'approveMember',
  '/api/team/{id}/members/{playerid}/approve-invite',
);

/** Asks to join a team (CALL-52). */
export const requestToJoin: Call<typeof shapes.requestToJoinShapes> = /* @__PURE__ */ post(
  'requestToJoin',
  '/api/team/{id}/members/request',
);

/** The owner disbands the team (CALL-53, OPEN-65). */
export const disbandTeam: Call<typeof shapes.disbandTeamShapes> = /* @__PURE__ */ post(
  'disbandTeam',
  '/api/team/{id}/disband',
);

/** Finds a team by its number and restores an archived one (CALL-54, OPEN-66). */
export const restoreTeam: Call<typeof shapes.restoreTeamShapes> = /* @__PURE__ */ post(
  'restoreTeam',
  '/api/team/{id}/restore',
);

/** Uploads the team's picture (CALL-55). */
export const updateTeamPhoto: Call<typeof shapes.updateTeamPhotoShapes> = /* @__PURE__ */ upload(
  'updateTeamPhoto',
  '/api/team/{id}/update-team-photo',
);
