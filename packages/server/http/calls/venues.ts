import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { type Actor, hostOf } from '../../accounts/actor.ts';
import { newSignInAddress } from '../../accounts/sign-in-links.ts';
import {
  type Dismissed,
  endPerson,
  inviteColleague,
  inviteNew,
  setHostName,
  setRole,
  signOutPerson,
} from '../../commands/quizmasters.ts';
import { addVenue, renameVenue } from '../../commands/venues.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { colleaguesOf, peopleOf, personOf, refuseElsewhere, venuesOfHost } from '../../queries/venue.ts';
import { hosts, venueOwners } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';

const ofPerson = { 404: ['personNotFound'] } as const;

export const venues: CallFamily = {
  name: 'venues',
  about: 'The venues of a quizmaster, and who is there.',
  calls: [
    route(contract.hostVenues, shapes.hostVenuesShapes, {
      summary: 'The venues of the quizmaster, the first of theirs first.',
      allow: { ...hosts, anyVenue: true },
      answer: ({ actor, context }) => venuesOfHost(context.store.db, hostOf(actor)),
    }),

    route(contract.hostNewVenue, shapes.hostNewVenueShapes, {
      summary: 'Makes a venue, whose owner the caller is.',
      allow: { ...venueOwners, once: true },
      refusals: { 400: ['venueNameNeeded'], 409: ['venueNameTaken', 'tooManyVenues'] },
      answer: ({ body, actor, context }) => addVenue(context, hostOf(actor).host_id, body.name),
    }),

    route(contract.hostRenameVenue, shapes.hostRenameVenueShapes, {
      summary: 'Renames the venue; phones show the new name when they load next.',
      allow: venueOwners,
      refusals: { 400: ['venueNameNeeded'], 409: ['venueNameTaken'] },
      async answer({ body, actor, context }) {
        const { host_id, venue_id, role } = hostOf(actor);
        return { venue_id, name: await renameVenue(context, venue_id, host_id, body.name), role };
      },
    }),

    route(contract.hostPeople, shapes.hostPeopleShapes, {
      summary: 'Who is at the venue, and for an owner who is at another of theirs.',
      allow: hosts,
      answer: ({ actor, context }) =>
        context.store.read(async (trx) => {
          const host = hostOf(actor);
          const people = await peopleOf(trx, here(actor, context));
          return { people, elsewhere: host.role === 'owner' ? await colleaguesOf(trx, host) : [] };
        }),
    }),

    route(contract.hostInvite, shapes.hostInviteShapes, {
      summary: 'Adds somebody to the venue: somebody new gets an address that signs them in once, within a day.',
      // Not once: the kept reply would have the link in it, which is stored as a hash alone.
      allow: venueOwners,
      refusals: { 400: ['personNameNeeded'], 404: ['personNotFound'], 409: ['personHere', 'tooManyPeople'] },
      async answer({ body, actor, context }) {
        const { name = '', role } = body;
        const host = hostOf(actor);
        const known = body.host_id;
        const host_id = await (known === undefined
          ? inviteNew(context, { venue_id: host.venue_id, name, role })
          : inviteColleague(context, host, { host_id: known, role }));
        context.securityLog.tell('role-changed', whom(actor, host_id), { reason: role });
        const link = known === undefined ? await newSignInAddress(context, host_id) : null;
        return { person: await personOf(context.store.db, here(actor, context), host_id), link };
      },
    }),

    route(contract.hostPersonLink, shapes.hostPersonLinkShapes, {
      summary:
        'Makes a fresh sign-in address for somebody of the venue who lost theirs, or for another device of one’s own.',
      allow: hosts,
      refusals: { 403: ['venueOwnerOnly', 'personElsewhere'], ...ofPerson },
      async answer({ params: { host_id }, actor, context }) {
        refuseOthers(actor, host_id);
        await refuseElsewhere(context.store.db, hostOf(actor), host_id);
        return { link: await newSignInAddress(context, host_id) };
      },
    }),

    route(contract.hostSetRole, shapes.hostSetRoleShapes, {
      summary: 'Makes somebody of the venue an owner, or an owner a quizmaster; never the last owner.',
      allow: venueOwners,
      refusals: { ...ofPerson, 409: ['lastOwner'] },
      async answer({ params: { host_id }, body: { role }, actor, context }) {
        const { venue_id } = hostOf(actor);
        await setRole(context, { venue_id, host_id }, role);
        context.securityLog.tell('role-changed', whom(actor, host_id), { reason: role });
        return personOf(context.store.db, here(actor, context), host_id);
      },
    }),

    route(contract.hostEndPerson, shapes.hostEndPersonShapes, {
      summary:
        'Ends somebody at the venue, or oneself; never the last owner. Who is at no other venue is signed out. Their games that have not begun are an owner’s.',
      allow: hosts,
      refusals: { 403: ['venueOwnerOnly'], ...ofPerson, 409: ['lastOwner'] },
      async answer({ params: { host_id }, actor, context }) {
        refuseOthers(actor, host_id);
        const { venue_id, host_id: by } = hostOf(actor);
        dismiss(context, await endPerson(context, { venue_id, host_id, by }));
        context.securityLog.tell('role-changed', whom(actor, host_id), { reason: 'ended' });
        return { status: 'success' };
      },
    }),

    route(contract.hostSignOutPerson, shapes.hostSignOutPersonShapes, {
      summary:
        'Signs somebody of the venue who is at no venue but the caller’s out everywhere, or oneself; their links end too.',
      allow: hosts,
      refusals: { 403: ['venueOwnerOnly', 'personElsewhere'], ...ofPerson },
      async answer({ params: { host_id }, actor, context }) {
        refuseOthers(actor, host_id);
        const { venue_id } = hostOf(actor);
        await refuseElsewhere(context.store.db, hostOf(actor), host_id);
        dismiss(context, await signOutPerson(context, { venue_id, host_id }));
        context.securityLog.tell('session-ended', whom(actor, host_id), { reason: 'everywhere' });
        return { status: 'success' };
      },
    }),

    route(contract.hostSetName, shapes.hostSetNameShapes, {
      summary: 'Sets the caller’s own name, which players see; phones show it when they load next.',
      allow: { ...hosts, anyVenue: true },
      refusals: { 400: ['personNameNeeded'] },
      async answer({ body, actor, context }) {
        return { name: await setHostName(context, hostOf(actor).host_id, body.name) };
      },
    }),
  ],
};

function here(actor: Actor, { clock }: ServerContext) {
  const { venue_id, host_id } = hostOf(actor);
  return { venue_id, caller: host_id, now: clock.now() };
}

/** What is about oneself anybody may do; about others an owner alone. */
function refuseOthers(actor: Actor, host_id: string): void {
  const caller = hostOf(actor);
  if (caller.host_id !== host_id && caller.role !== 'owner') throw new Refusal(403, details.venueOwnerOnly);
}

/** Closes the connections that are no longer somebody's. */
function dismiss({ pubSub }: ServerContext, { loggedOut, spared, moved = [] }: Dismissed): void {
  if (loggedOut !== undefined) pubSub.loggedOut(loggedOut, spared);
  if (moved.length > 0) pubSub.publish({ game_id: '', messages: [], moved });
}

/** Whom a line of the security log is about: somebody of the venue, and who did it. */
function whom(actor: Actor, host_id: string) {
  const { venue_id, host_id: by_host_id } = hostOf(actor);
  return { address: actor.address, client_hash: actor.client_hash, venue_id, host_id, by_host_id };
}
