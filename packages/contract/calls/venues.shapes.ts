import * as z from 'zod/mini';
import { HostColleague, HostPerson, HostVenue, VenueRole } from '../entities/venue.ts';
import { playerNameMaxLength, venueNameMaxLength } from '../limits.ts';

const Done = z.object({ status: z.string() });
const OnePerson = z.object({ host_id: z.string() });
/** The console's address with a one-time text as its `#link=`. */
const SignInAddress = z.string();
const venueName = z.string().check(z.minLength(1), z.maxLength(venueNameMaxLength));
const personName = z.string().check(z.minLength(1), z.maxLength(playerNameMaxLength));

export const hostVenuesShapes = { reply: z.array(HostVenue) };

export const hostNewVenueShapes = { body: z.object({ name: venueName }), reply: HostVenue };

export const hostRenameVenueShapes = { body: z.object({ name: venueName }), reply: HostVenue };

export const hostPeopleShapes = {
  reply: z.object({
    people: z.array(HostPerson),
    /** For owners: who is at another of their venues and not here. */
    elsewhere: z.array(HostColleague),
  }),
};

export const hostInviteShapes = {
  body: z.object({
    /** The name of somebody new. */
    name: z.optional(personName),
    /** Somebody of another of the caller's venues, in place of the name. */
    host_id: z.optional(z.string()),
    role: VenueRole,
  }),
  reply: z.object({
    person: HostPerson,
    /** The address at which somebody new signs in, once; null: they sign in as before. */
    link: z.nullable(SignInAddress),
  }),
};

export const hostPersonLinkShapes = { params: OnePerson, reply: z.object({ link: SignInAddress }) };

export const hostSetRoleShapes = { params: OnePerson, body: z.object({ role: VenueRole }), reply: HostPerson };

export const hostEndPersonShapes = { params: OnePerson, reply: Done };

export const hostSignOutPersonShapes = { params: OnePerson, reply: Done };

export const hostSetNameShapes = { body: z.object({ name: personName }), reply: z.object({ name: z.string() }) };
