import { cleanLine, type HostVenue, venueNameMaxLength, venuesPerHostMax } from '@snug/contract';
import { details, looksAlike, Refusal } from '@snug/rules';
import { insertHost } from '../database/hosts.ts';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { cleanPersonName } from './quizmasters.ts';

type Seams = Pick<ServerContext, 'store' | 'clock' | 'random'>;

/** Makes a venue without anybody in it yet; resolves with its id. The name must be a clean one. */
export async function insertVenue(
  trx: Trx,
  { random, now }: { readonly random: Random; readonly now: number },
  name: string,
  demo: 0 | 1 = 0,
): Promise<string> {
  const venue_id = newId(random);
  await trx.insertInto('venues').values({ venue_id, name, demo, created_at: now }).execute();
  return venue_id;
}

/** Makes a venue for somebody who then is its owner. */
export function addVenue({ store, clock, random }: Seams, host_id: string, given: string): Promise<HostVenue> {
  const name = cleanVenueName(given);
  const now = clock.now();
  return store.write(async (trx) => {
    const venues = await namesOf(trx, host_id);
    if (venues.length >= venuesPerHostMax) throw new Refusal(409, details.tooManyVenues);
    refuseTaken(venues, name);
    const venue_id = await insertVenue(trx, { random, now }, name);
    await trx
      .insertInto('venue_hosts')
      .values({ venue_id, host_id, role: 'owner', since: now, ended_at: null })
      .execute();
    return { venue_id, name, role: 'owner' };
  });
}

/** Makes a venue with somebody new as its owner. */
export function addVenueOf(
  { store, clock, random }: Seams,
  { name: given, owner }: { readonly name: string; readonly owner: string },
): Promise<{ readonly venue: HostVenue; readonly host_id: string }> {
  const name = cleanVenueName(given);
  const now = clock.now();
  return store.write(async (trx) => {
    const venue_id = await insertVenue(trx, { random, now }, name);
    const host_id = newId(random);
    await insertHost(trx, { host_id, venue_id, name: cleanPersonName(owner), role: 'owner', now });
    return { venue: { venue_id, name, role: 'owner' }, host_id };
  });
}

/** Renames a venue of somebody; players see the new name at their next load. Resolves with it as it is kept. */
export function renameVenue({ store }: Pick<Seams, 'store'>, venue_id: string, host_id: string, given: string) {
  const name = cleanVenueName(given);
  return store.write(async (trx) => {
    const venues = await namesOf(trx, host_id);
    refuseTaken(
      venues.filter((venue) => venue.venue_id !== venue_id),
      name,
    );
    await trx.updateTable('venues').set({ name }).where('venue_id', '=', venue_id).execute();
    return name;
  });
}

/** One line of text. */
function cleanVenueName(given: string): string {
  const name = cleanLine(given, venueNameMaxLength);
  if (name === '') throw new Refusal(400, details.venueNameNeeded);
  return name;
}

function namesOf(trx: Trx, host_id: string) {
  return trx
    .selectFrom('venue_hosts')
    .innerJoin('venues', 'venues.venue_id', 'venue_hosts.venue_id')
    .select(['venues.venue_id', 'name'])
    .where('host_id', '=', host_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Two venues of one person with one name could not be told apart in the console. */
function refuseTaken(venues: readonly { readonly name: string }[], name: string): void {
  const isTaken = venues.some((venue) => looksAlike(venue.name, name));
  if (isTaken) throw new Refusal(409, details.venueNameTaken);
}
