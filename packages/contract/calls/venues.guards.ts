// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostPerson } from '../guards/parts/host-person.ts';
import { HostVenue } from '../guards/parts/host-venue.ts';

export const hostEndPerson: Guard = { status: 0 };

export const hostInvite: Guard = { person: HostPerson, link: ['nullable', 0] };

export const hostNewVenue: Guard = HostVenue;

export const hostPeople: Guard = {
  people: ['array', HostPerson],
  elsewhere: ['array', { host_id: 0, name: 0, venue: 0 }],
};

export const hostPersonLink: Guard = { link: 0 };

export const hostRenameVenue: Guard = HostVenue;

export const hostSetName: Guard = { name: 0 };

export const hostSetRole: Guard = HostPerson;

export const hostSignOutPerson: Guard = { status: 0 };

export const hostVenues: Guard = ['array', HostVenue];
