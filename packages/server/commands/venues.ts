import { cleanLine, type HostVenue, venueNameMaxLength, venuesPerHostMax } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';

interface Now {
  readonly random: Random;
  readonly now: number;
}

/** Makes a venue without anybody in it yet; resolves with its id. The name must be a clean one. */
export async function insertVenue(trx: Trx, { random, now }: Now, name: string, demo: 0 | 1 = 0): Promise<string> {
  const venue_id = newId(random);
  await trx.insertInto('venues').values({ venue_id, name, demo, created_at: now }).execute();
  return venue_id;
}

/** Makes a venue for somebody who then is its owner. */
export async function addVenue(trx: Trx, at: Now, host_id: string, given: string): Promise<HostVenue> {
  const name = cleanVenueName(given);
  const venues = await namesOf(trx, host_id);
  if (venues.length >= venuesPerHostMax) throw new Refusal(409, details.tooManyVenues);
  if (venues.some((venue) => isSame(venue.name, name))) throw new Refusal(409, details.venueNameTaken);
  const venue_id = await insertVenue(trx, at, name);
  await trx
    .insertInto('venue_hosts')
    .values({ venue_id, host_id, role: 'owner', since: at.now, ended_at: null })
    .execute();
  return { venue_id, name, role: 'owner' };
}

/** Renames a venue; players see the new name at their next load. */
export async function renameVenue(trx: Trx, host_id: string, venue_id: string, given: string): Promise<string> {
  const name = cleanVenueName(given);
  const others = (await namesOf(trx, host_id)).filter((venue) => venue.venue_id !== venue_id);
  if (others.some((venue) => isSame(venue.name, name))) throw new Refusal(409, details.venueNameTaken);
  await trx.updateTable('venues').set({ name }).where('venue_id', '=', venue_id).execute();
  return name;
}

/** One line of text. */
export function cleanVenueName(given: string): string {
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
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
