import type { Call } from '../call.ts';
import * as guards from './venues.guards.ts';
import type {
  hostEndPersonShapes,
  hostInviteShapes,
  hostNewVenueShapes,
  hostPeopleShapes,
  hostPersonLinkShapes,
  hostRenameVenueShapes,
  hostSetNameShapes,
  hostSetRoleShapes,
  hostSignOutPersonShapes,
  hostVenuesShapes,
} from './venues.shapes.ts';

/** Lists the venues of the quizmaster, the one where they began first. */
export const hostVenues: Call<typeof hostVenuesShapes> = {
  name: 'hostVenues',
  method: 'GET',
  path: '/api/host/venues',
  reply: guards.hostVenues,
};

/** Creates a venue, whose owner the caller is. */
export const hostNewVenue: Call<typeof hostNewVenueShapes> = {
  name: 'hostNewVenue',
  method: 'POST',
  path: '/api/host/venues',
  reply: guards.hostNewVenue,
};

/** Renames the venue. */
export const hostRenameVenue: Call<typeof hostRenameVenueShapes> = {
  name: 'hostRenameVenue',
  method: 'POST',
  path: '/api/host/venue/name',
  reply: guards.hostRenameVenue,
};

/** Lists the quizmasters of the venue. */
export const hostPeople: Call<typeof hostPeopleShapes> = {
  name: 'hostPeople',
  method: 'GET',
  path: '/api/host/venue/people',
  reply: guards.hostPeople,
};

/** Adds a quizmaster to the venue; somebody new gets a sign-in link. */
export const hostInvite: Call<typeof hostInviteShapes> = {
  name: 'hostInvite',
  method: 'POST',
  path: '/api/host/venue/people',
  reply: guards.hostInvite,
};

/** Makes a fresh sign-in link for a quizmaster of the venue. */
export const hostPersonLink: Call<typeof hostPersonLinkShapes> = {
  name: 'hostPersonLink',
  method: 'POST',
  path: '/api/host/venue/people/{host_id}/link',
  reply: guards.hostPersonLink,
};

/** Makes a quizmaster of the venue an owner, or an owner a quizmaster. */
export const hostSetRole: Call<typeof hostSetRoleShapes> = {
  name: 'hostSetRole',
  method: 'POST',
  path: '/api/host/venue/people/{host_id}/role',
  reply: guards.hostSetRole,
};

/** Ends a quizmaster at the venue. */
export const hostEndPerson: Call<typeof hostEndPersonShapes> = {
  name: 'hostEndPerson',
  method: 'POST',
  path: '/api/host/venue/people/{host_id}/end',
  reply: guards.hostEndPerson,
};

/** Signs a quizmaster out everywhere. */
export const hostSignOutPerson: Call<typeof hostSignOutPersonShapes> = {
  name: 'hostSignOutPerson',
  method: 'POST',
  path: '/api/host/venue/people/{host_id}/sign-out',
  reply: guards.hostSignOutPerson,
};

/** Sets the caller’s own name. */
export const hostSetName: Call<typeof hostSetNameShapes> = {
  name: 'hostSetName',
  method: 'POST',
  path: '/api/host/name',
  reply: guards.hostSetName,
};
