import type { HostColleague, HostPerson, HostVenue } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { SignedInHost } from '../accounts/tokens.ts';
import { venuesOf } from '../database/hosts.ts';
import type { Db } from '../database/schema.ts';

/** The venues of a quizmaster, the first of theirs first. */
export async function venuesOfHost(db: Db, { venues }: Pick<SignedInHost, 'venues'>): Promise<HostVenue[]> {
  const ids = venues.map(({ venue_id }) => venue_id);
  const rows = await db.selectFrom('venues').select(['venue_id', 'name']).where('venue_id', 'in', ids).execute();
  const names = new Map(rows.map(({ venue_id, name }) => [venue_id, name]));
  return venues.map(({ venue_id, role }) => ({ venue_id, name: names.get(venue_id) ?? '', role }));
}

/** Who is at a venue, owners first, then by their name. */
export async function peopleOf(
  db: Db,
  { venue_id, caller, now }: { readonly venue_id: string; readonly caller: string | undefined; readonly now: number },
): Promise<HostPerson[]> {
  const people = await db
    .selectFrom('venue_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .select(['hosts.host_id', 'name', 'role', 'since', 'signed_in_at'])
    .where('venue_hosts.venue_id', '=', venue_id)
    .where('ended_at', 'is', null)
    .orderBy('role', 'desc')
    .orderBy('name')
    .orderBy('hosts.host_id')
    .execute();
  const links = await db
    .selectFrom('sign_in_links')
    .innerJoin('venue_hosts', 'venue_hosts.host_id', 'sign_in_links.host_id')
    .select('sign_in_links.host_id')
    .where('venue_hosts.venue_id', '=', venue_id)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const open = new Set(links.map(({ host_id }) => host_id));
  return people.map((person) => ({
    ...person,
    link_open: open.has(person.host_id),
    is_you: person.host_id === caller,
  }));
}

/** One of the people of a venue. */
export async function personOf(db: Db, where: Parameters<typeof peopleOf>[1], host_id: string): Promise<HostPerson> {
  const person = (await peopleOf(db, where)).find((each) => each.host_id === host_id);
  if (!person) throw new Error('Whoever was just looked up is gone within one transaction.');
  return person;
}

/** Who is at another venue that the caller owns, and not at this one: each once, by name. */
export async function colleaguesOf(db: Db, { venue_id, venues }: SignedInHost): Promise<HostColleague[]> {
  const owned = venues.filter((venue) => venue.role === 'owner' && venue.venue_id !== venue_id);
  if (owned.length === 0) return [];
  const here = db
    .selectFrom('venue_hosts')
    .select('host_id')
    .where('venue_id', '=', venue_id)
    .where('ended_at', 'is', null);
  const rows = await db
    .selectFrom('venue_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .innerJoin('venues', 'venues.venue_id', 'venue_hosts.venue_id')
    .select(['hosts.host_id', 'hosts.name', 'venues.name as venue'])
    .where(
      'venues.venue_id',
      'in',
      owned.map((venue) => venue.venue_id),
    )
    .where('ended_at', 'is', null)
    .where('hosts.host_id', 'not in', here)
    .orderBy('hosts.name')
    .orderBy('hosts.host_id')
    .orderBy('venues.name')
    .execute();
  return rows.filter(({ host_id }, n) => rows[n - 1]?.host_id !== host_id);
}

/**
 * Refuses what reaches beyond the caller's venues: a link that signs in as somebody of the venue, and signing them out
 * everywhere. It may be of oneself, or of somebody who is at no venue that the caller does not own: another link would open
 * what is not the caller's, and whoever was signed out of a stranger's venue too would find nobody who may let them in again.
 */
export async function refuseElsewhere(db: Db, caller: SignedInHost, host_id: string): Promise<void> {
  const theirs = await venuesOf(db, { host_id });
  if (!theirs.some(({ venue_id }) => venue_id === caller.venue_id)) throw new Refusal(404, details.personNotFound);
  if (host_id === caller.host_id) return;
  const owned = caller.venues.filter(({ role }) => role === 'owner').map(({ venue_id }) => venue_id);
  if (theirs.some(({ venue_id }) => !owned.includes(venue_id))) throw new Refusal(403, details.personElsewhere);
}
