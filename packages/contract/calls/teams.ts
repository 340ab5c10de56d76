import type { Call } from '../call.ts';
import type { createTeamShapes, listMyTeamsShapes } from './teams.shapes.ts';

/** The caller's registered teams, for team selection in a game (CALL-22). */
export const listMyTeams: Call<typeof listMyTeamsShapes> = {
  name: 'listMyTeams',
  method: 'GET',
  path: '/api/player/team/list',
};

/** Registers a team with the caller as owner and member (CALL-46). */
export const createTeam: Call<typeof createTeamShapes> = { name: 'createTeam', method: 'POST', path: '/api/team/new' };
