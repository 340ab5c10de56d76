import { cleanPlayerName, type VenueRole, venuePeopleMax } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { SignedInHost } from '../accounts/tokens.ts';
import { insertHost, venuesOf } from '../database/hosts.ts';
import { takeLock } from '../database/lock.ts';
import type { Trx, VenueHostRow } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import { hostConnection, type SparedLogins } from '../foundation/pub-sub.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { colleaguesOf } from '../queries/venue.ts';
import { endAllOfHost } from './sessions.ts';

/** What a change of quizmasters means for their open connections. */
export interface Dismissed {
  /** Signed out everywhere: all of their connections close, and none of their tokens works any more. */
  readonly loggedOut?: string;
  readonly spared?: SparedLogins;
  /** Connections to games that are no longer theirs, by what they are known by. */
  readonly moved?: readonly string[];
}

/** Runs in the commit of a change: a script beside the server leaves its news there. */
type Tell = (trx: Trx, dismissed: Dismissed) => Promise<void>;
const nobodyElse: Tell = async () => {};

type Seams = Pick<ServerContext, 'store' | 'clock' | 'random'>;
type AtVenue = Pick<VenueHostRow, 'venue_id' | 'host_id'>;

/** Adds somebody new to a venue; resolves with their id. */
export function inviteNew(
  { store, clock, random }: Seams,
  { venue_id, name: given, role }: { readonly venue_id: string; readonly name: string; readonly role: VenueRole },
): Promise<string> {
  const name = cleanPersonName(given);
  const host_id = newId(random);
  return store.write(async (trx) => {
    await refuseFull(trx, venue_id);
    await insertHost(trx, { host_id, venue_id, name, role, now: clock.now() });
    return host_id;
  });
}

/** Adds somebody of another venue that the caller owns. */
export function inviteColleague(
  { store, clock }: Seams,
  caller: SignedInHost,
  { host_id, role }: Pick<VenueHostRow, 'host_id' | 'role'>,
): Promise<string> {
  const { venue_id } = caller;
  return store.write(async (trx) => {
    const before = await rowAt(trx, venue_id, host_id);
    if (before?.ended_at === null) throw new Refusal(409, details.personHere);
    const colleagues = await colleaguesOf(trx, caller);
    if (!colleagues.some((each) => each.host_id === host_id)) throw new Refusal(404, details.personNotFound);
    await addKnown(trx, { venue_id, host_id, role, since: clock.now() });
    return host_id;
  });
}

/** Adds somebody who is at another venue, or was at this one. */
async function addKnown(trx: Trx, { venue_id, host_id, role, since }: Omit<VenueHostRow, 'ended_at'>) {
  await refuseFull(trx, venue_id);
  // A link that another venue's owner has made would let its holder in here too.
  await deleteLinks(trx, host_id);
  await trx
    .insertInto('venue_hosts')
    .values({ venue_id, host_id, role, since, ended_at: null })
    .onConflict((row) => row.columns(['venue_id', 'host_id']).doUpdateSet({ role, since, ended_at: null }))
    .execute();
}

/** Makes somebody of a venue its owner, or no longer. */
export function setRole({ store }: Seams, { venue_id, host_id }: AtVenue, role: VenueRole): Promise<void> {
  return store.write(async (trx) => {
    await takeLock(trx, `venue ${venue_id}`);
    await personAt(trx, venue_id, host_id);
    if (role === 'host') await refuseLastOwner(trx, venue_id, host_id);
    await atVenue(trx, { venue_id, host_id }).set({ role }).execute();
  });
}

/**
 * Ends somebody at a venue. Games that have begun keep their name; those that have not are those of the owner who ends them,
 * or of the first owner. Who is at no venue any more is signed out, and no link of theirs works.
 */
export function endPerson(
  { store, clock }: Seams,
  { venue_id, host_id, by }: AtVenue & { readonly by?: string },
  tell = nobodyElse,
) {
  return store.write(async (trx) => {
    await takeLock(trx, `venue ${venue_id}`);
    await personAt(trx, venue_id, host_id);
    await refuseLastOwner(trx, venue_id, host_id);
    await atVenue(trx, { venue_id, host_id }).set({ ended_at: clock.now() }).execute();
    await handOnGames(trx, { venue_id, host_id }, by);
    const [elsewhere] = await venuesOf(trx, { host_id });
    const dismissed = elsewhere ? await movedFrom(trx, { venue_id, host_id }) : await signOut(trx, host_id);
    await tell(trx, dismissed);
    return dismissed;
  });
}

/** Nobody is to look forward to a night with somebody who has left. Phones show the new name when they load next. */
async function handOnGames(trx: Trx, { venue_id, host_id }: AtVenue, by: string | undefined): Promise<void> {
  const games = await trx
    .selectFrom('game_hosts')
    .innerJoin('games', 'games.game_id', 'game_hosts.game_id')
    .select('games.game_id')
    .where('host_id', '=', host_id)
    .where('venue_id', '=', venue_id)
    .where('status', 'in', ['live', 'cancelled'])
    .where('game_started', '=', 0)
    .where('round_index', '<', 0)
    .execute();
  if (games.length === 0) return;
  const owners = await ownersOf(trx, venue_id);
  const heir = owners.find((owner) => owner.host_id === by) ?? owners[0];
  // Only where nobody is left at the venue is there none.
  if (!heir) return;
  const ids = games.map(({ game_id }) => game_id);
  await trx.deleteFrom('game_hosts').where('host_id', '=', host_id).where('game_id', 'in', ids).execute();
  const rows = ids.map((game_id) => ({ game_id, host_id: heir.host_id }));
  await trx
    .insertInto('game_hosts')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Makes all tokens of somebody of a venue invalid, and all of their links that were not used. */
export function signOutPerson({ store }: Seams, { venue_id, host_id }: AtVenue, tell = nobodyElse) {
  return store.write(async (trx) => {
    await personAt(trx, venue_id, host_id);
    const dismissed = await signOut(trx, host_id);
    await tell(trx, dismissed);
    return dismissed;
  });
}

/** Sets a quizmaster's name, which players see; resolves with it as it is kept. */
export async function setHostName({ store }: Seams, host_id: string, given: string): Promise<string> {
  const name = cleanPersonName(given);
  await store.db.updateTable('hosts').set({ name }).where('host_id', '=', host_id).execute();
  return name;
}

async function signOut(trx: Trx, host_id: string): Promise<Dismissed> {
  const spared = await endAllOfHost(trx, host_id, null);
  return { loggedOut: host_id, spared };
}

async function deleteLinks(trx: Trx, host_id: string): Promise<void> {
  await trx.deleteFrom('sign_in_links').where('host_id', '=', host_id).where('used_at', 'is', null).execute();
}

async function movedFrom(trx: Trx, { venue_id, host_id }: AtVenue): Promise<Dismissed> {
  const games = await trx.selectFrom('games').select('game_id').where('venue_id', '=', venue_id).execute();
  return { moved: games.map(({ game_id }) => hostConnection(host_id, game_id)) };
}

function atVenue(trx: Trx, { venue_id, host_id }: AtVenue) {
  return trx.updateTable('venue_hosts').where('venue_id', '=', venue_id).where('host_id', '=', host_id);
}

/** Somebody's entry at a venue. Refuses when they are not there. */
async function personAt(trx: Trx, venue_id: string, host_id: string): Promise<VenueHostRow> {
  const row = await rowAt(trx, venue_id, host_id);
  if (row?.ended_at !== null) throw new Refusal(404, details.personNotFound);
  return row;
}

/** One line of text, as short as a player's name. */
export function cleanPersonName(given: string): string {
  const name = cleanPlayerName(given);
  if (name === '') throw new Refusal(400, details.personNameNeeded);
  return name;
}

function rowAt(trx: Trx, venue_id: string, host_id: string) {
  return trx
    .selectFrom('venue_hosts')
    .selectAll()
    .where('venue_id', '=', venue_id)
    .where('host_id', '=', host_id)
    .executeTakeFirst();
}

/** Without an owner nobody could invite another. */
async function refuseLastOwner(trx: Trx, venue_id: string, host_id: string): Promise<void> {
  const owners = await ownersOf(trx, venue_id);
  if (owners.every((owner) => owner.host_id === host_id)) throw new Refusal(409, details.lastOwner);
}

/** The owners of a venue, the first of them first. */
function ownersOf(trx: Trx, venue_id: string): Promise<Pick<VenueHostRow, 'host_id'>[]> {
  return trx
    .selectFrom('venue_hosts')
    .select('host_id')
    .where('venue_id', '=', venue_id)
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('since')
    .orderBy('host_id')
    .execute();
}

async function refuseFull(trx: Trx, venue_id: string): Promise<void> {
  const { people } = await trx
    .selectFrom('venue_hosts')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('venue_id', '=', venue_id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(people) >= venuePeopleMax) throw new Refusal(409, details.tooManyPeople);
}
