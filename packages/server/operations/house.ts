import type { HostPack, HostPerson, HostVenue, Pack, VenueRole } from '@snug/contract';
import { newSignInLink } from '../accounts/sign-in-links.ts';
import { leaveNews } from '../commands/leave-news.ts';
import { addPack } from '../commands/packs.ts';
import { type Dismissed, endPerson, inviteNew, signOutPerson } from '../commands/quizmasters.ts';
import { addVenueOf } from '../commands/venues.ts';
import type { Trx } from '../database/schema.ts';
import { peopleOf } from '../queries/venue.ts';
import type { EraseContext } from './erasing/erase-context.ts';

/** What a script beside the server has. */
export type HouseContext = EraseContext;

/** A quizmaster of some venue. */
export interface FoundPerson extends HostPerson {
  readonly venue: Pick<HostVenue, 'venue_id' | 'name'>;
}

/** All venues of the server, the first one first. */
export function listVenues({ store }: HouseContext): Promise<Pick<HostVenue, 'venue_id' | 'name'>[]> {
  return store.db.selectFrom('venues').select(['venue_id', 'name']).orderBy('created_at').orderBy('venue_id').execute();
}

/** The one venue of a name or an id. Throws a sentence where there is none, or several. */
export async function venueNamed(context: HouseContext, wanted: string): Promise<Pick<HostVenue, 'venue_id' | 'name'>> {
  const all = await listVenues(context);
  const found = all.filter(({ venue_id, name }) => venue_id === wanted || isSame(name, wanted));
  if (found.length > 1) {
    const ids = found.map(({ venue_id }) => venue_id).join(', ');
    throw new Error(`There are ${found.length} venues called ${wanted}: say which by its id, one of ${ids}.`);
  }
  const [venue] = found;
  if (!venue) throw new Error(`There is no venue called ${wanted}: npm run venue -- list says which there are.`);
  return venue;
}

/** Everybody at every venue, or at one. */
export async function listPeople(context: HouseContext, venue_id?: string): Promise<FoundPerson[]> {
  const { store, clock } = context;
  const venues = (await listVenues(context)).filter((venue) => venue_id === undefined || venue.venue_id === venue_id);
  const people = venues.map(async (venue) => {
    const here = await peopleOf(store.db, { venue_id: venue.venue_id, caller: undefined, now: clock.now() });
    return here.map((person) => ({ ...person, venue }));
  });
  return (await Promise.all(people)).flat();
}

/** The one quizmaster of a name or an id, at each venue where they are. Throws a sentence where there is none, or several. */
export async function personNamed(
  context: HouseContext,
  wanted: string,
  venue_id?: string,
): Promise<[FoundPerson, ...FoundPerson[]]> {
  const found = (await listPeople(context, venue_id)).filter(
    ({ host_id, name }) => host_id === wanted || isSame(name, wanted),
  );
  const [first, ...others] = found;
  if (!first) throw new Error(`There is no quizmaster called ${wanted}: npm run quizmaster -- list says who there is.`);
  if (others.some(({ host_id }) => host_id !== first.host_id)) {
    const ids = [...new Set(found.map((person) => `${person.host_id} (${person.venue.name})`))].join(', ');
    throw new Error(`Several quizmasters are called ${wanted}: say which by the id, one of ${ids}.`);
  }
  return [first, ...others];
}

/** Makes a venue with its first owner; resolves with the one-time text that signs the owner in. */
export async function openNewVenue(
  context: HouseContext,
  { name, owner }: { readonly name: string; readonly owner: string },
): Promise<{ readonly venue: HostVenue; readonly link: string }> {
  if ((await listVenues(context)).some((venue) => isSame(venue.name, name))) {
    throw new Error(`There is a venue called ${name} already.`);
  }
  const { venue, host_id } = await addVenueOf(context, { name, owner });
  return { venue, link: await newSignInLink(context, host_id) };
}

/** Adds somebody new to a venue; resolves with the one-time text that signs them in. */
export async function inviteQuizmaster(
  context: HouseContext,
  wanted: { readonly venue_id: string; readonly name: string; readonly role: VenueRole },
): Promise<string> {
  return newSignInLink(context, await inviteNew(context, wanted));
}

/** A fresh one-time text that signs somebody in. */
export function freshLink(context: HouseContext, host_id: string): Promise<string> {
  return newSignInLink(context, host_id);
}

/** Ends somebody at a venue; a server that runs closes their connections within seconds. */
export async function endQuizmaster(
  context: HouseContext,
  at: { readonly venue_id: string; readonly host_id: string },
): Promise<void> {
  await endPerson(context, at, tellServers(context));
}

/** Signs somebody out everywhere. */
export async function signOutQuizmaster(
  context: HouseContext,
  at: { readonly venue_id: string; readonly host_id: string },
): Promise<void> {
  await signOutPerson(context, at, tellServers(context));
}

/** Puts a pack into the list of a venue. */
export function addPackTo(context: HouseContext, venue_id: string, pack: Pack): Promise<HostPack> {
  return addPack(context, venue_id, pack);
}

function tellServers({ clock, random }: HouseContext) {
  return (trx: Trx, { loggedOut, spared, moved }: Dismissed) =>
    leaveNews(trx, { clock, random }, { game_id: '', done: { messages: [], moved }, loggedOut, spared });
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
