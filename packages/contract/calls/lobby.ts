import type { Call } from '../call.ts';
import * as guards from './lobby.guards.ts';
import type {
  hostAllowNameShapes,
  hostGamePeopleShapes,
  hostHandCaptaincyShapes,
  hostLetTeamInShapes,
  hostMergePreviewShapes,
  hostMergeTeamsShapes,
  hostMovePlayerShapes,
  hostRemoveManyShapes,
} from './lobby.shapes.ts';

/** Loads who is in the game: on which team, waiting with one, or watching. */
export const hostGamePeople: Call<typeof hostGamePeopleShapes> = {
  name: 'hostGamePeople',
  method: 'GET',
  path: '/api/host/game/{id}/people',
  reply: guards.hostGamePeople,
};

/** Puts a player on another team, or among the spectators. */
export const hostMovePlayer: Call<typeof hostMovePlayerShapes> = {
  name: 'hostMovePlayer',
  method: 'POST',
  path: '/api/host/game/{id}/player/{player}/team',
  reply: guards.hostMovePlayer,
};

/** Makes another member of a team its captain. */
export const hostHandCaptaincy: Call<typeof hostHandCaptaincyShapes> = {
  name: 'hostHandCaptaincy',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/captain',
  reply: guards.hostHandCaptaincy,
};

/** Says what a merge of a team into another would do; it does nothing. */
export const hostMergePreview: Call<typeof hostMergePreviewShapes> = {
  name: 'hostMergePreview',
  method: 'GET',
  path: '/api/host/game/{id}/team/{team}/merge',
  reply: guards.hostMergePreview,
};

/** Merges a team into another, whose answers stand where both have answered. */
export const hostMergeTeams: Call<typeof hostMergeTeamsShapes> = {
  name: 'hostMergeTeams',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/merge',
  reply: guards.hostMergeTeams,
};

/** Lets the big screen show a team's name as it is, or leaves it to the filter again. */
export const hostAllowName: Call<typeof hostAllowNameShapes> = {
  name: 'hostAllowName',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/name/allow',
  reply: guards.hostAllowName,
};

/** Lets a new team in that waits. */
export const hostLetTeamIn: Call<typeof hostLetTeamInShapes> = {
  name: 'hostLetTeamIn',
  method: 'POST',
  path: '/api/host/game/{id}/team/{team}/let-in',
  reply: guards.hostLetTeamIn,
};

/** Takes many teams and people out of the game at once, whoever is on the teams with them. */
export const hostRemoveMany: Call<typeof hostRemoveManyShapes> = {
  name: 'hostRemoveMany',
  method: 'POST',
  path: '/api/host/game/{id}/remove',
  reply: guards.hostRemoveMany,
};
