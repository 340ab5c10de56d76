import { cleanPlayerName, type VenueRole, venuePeopleMax } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { insertHost } from '../database/hosts.ts';
import { takeLock } from '../database/lock.ts';
import type { Trx, VenueHostRow } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import { hostConnection } from '../foundation/pub-sub.ts';
import type { Random } from '../foundation/seams.ts';

/** What a change of quizmasters means for their open connections. */
export interface Dismissed {
  /** Signed out everywhere: all of their connections close, and none of their tokens works any more. */
  readonly loggedOut?: string;
  /** Connections to games that are no longer theirs, by what they are known by. */
  readonly moved?: readonly string[];
}

/** Adds somebody new to a venue; resolves with their id. */
export async function inviteNew(
  trx: Trx,
  { random, now }: { readonly random: Random; readonly now: number },
  { venue_id, name: given, role }: { readonly venue_id: string; readonly name: string; readonly role: VenueRole },
): Promise<string> {
  const name = cleanPersonName(given);
  await refuseFull(trx, venue_id);
  const host_id = newId(random);
  await insertHost(trx, { host_id, venue_id, name, role, now });
  return host_id;
}

/** Adds somebody who is at another venue, or was at this one. */
export async function inviteKnown(
  trx: Trx,
  now: number,
  { venue_id, host_id, role }: Pick<VenueHostRow, 'venue_id' | 'host_id' | 'role'>,
): Promise<void> {
  const before = await rowAt(trx, venue_id, host_id);
  if (before?.ended_at === null) throw new Refusal(409, details.personHere);
  await refuseFull(trx, venue_id);
  await trx
    .insertInto('venue_hosts')
    .values({ venue_id, host_id, role, since: now, ended_at: null })
    .onConflict((row) => row.columns(['venue_id', 'host_id']).doUpdateSet({ role, since: now, ended_at: null }))
    .execute();
}

/** Makes somebody of a venue its owner, or no longer. */
export async function setRole(trx: Trx, { venue_id, host_id, role }: Omit<VenueHostRow, 'since' | 'ended_at'>) {
  await takeLock(trx, `venue ${venue_id}`);
  await personAt(trx, venue_id, host_id);
  if (role === 'host') await refuseLastOwner(trx, venue_id, host_id);
  await trx
    .updateTable('venue_hosts')
    .set({ role })
    .where('venue_id', '=', venue_id)
    .where('host_id', '=', host_id)
    .execute();
}

/**
 * Ends somebody at a venue. Their games stay, and keep their name. Who is at no venue any more is signed out, and no link of
 * theirs works.
 */
export async function endPerson(
  trx: Trx,
  now: number,
  { venue_id, host_id }: Pick<VenueHostRow, 'venue_id' | 'host_id'>,
): Promise<Dismissed> {
  await takeLock(trx, `venue ${venue_id}`);
  await personAt(trx, venue_id, host_id);
  await refuseLastOwner(trx, venue_id, host_id);
  await trx
    .updateTable('venue_hosts')
    .set({ ended_at: now })
    .where('venue_id', '=', venue_id)
    .where('host_id', '=', host_id)
    .execute();
  const elsewhere = await trx
    .selectFrom('venue_hosts')
    .select('venue_id')
    .where('host_id', '=', host_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!elsewhere) return signOutEverywhere(trx, host_id);
  const games = await trx.selectFrom('games').select('game_id').where('venue_id', '=', venue_id).execute();
  return { moved: games.map(({ game_id }) => hostConnection(host_id, game_id)) };
}

/** Makes all tokens of a quizmaster invalid, and all links that were not used. */
export async function signOutEverywhere(trx: Trx, host_id: string): Promise<Dismissed> {
  await trx
    .updateTable('hosts')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('host_id', '=', host_id)
    .execute();
  await trx.deleteFrom('sign_in_links').where('host_id', '=', host_id).where('used_at', 'is', null).execute();
  return { loggedOut: host_id };
}

/** Sets a quizmaster's name, which players see; resolves with it as it is kept. */
export async function setHostName(trx: Trx, host_id: string, given: string): Promise<string> {
  const name = cleanPersonName(given);
  await trx.updateTable('hosts').set({ name }).where('host_id', '=', host_id).execute();
  return name;
}

/** Somebody's entry at a venue. Refuses when they are not there. */
export async function personAt(trx: Trx, venue_id: string, host_id: string): Promise<VenueHostRow> {
  const row = await rowAt(trx, venue_id, host_id);
  if (row?.ended_at !== null) throw new Refusal(404, details.personNotFound);
  return row;
}

function cleanPersonName(given: string): string {
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
  const owners = await trx
    .selectFrom('venue_hosts')
    .select('host_id')
    .where('venue_id', '=', venue_id)
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .execute();
  if (owners.every((owner) => owner.host_id === host_id)) throw new Refusal(409, details.lastOwner);
}

async function refuseFull(trx: Trx, venue_id: string): Promise<void> {
  const { people } = await trx
    .selectFrom('venue_hosts')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('venue_id', '=', venue_id)
    .executeTakeFirstOrThrow();
  if (Number(people) >= venuePeopleMax) throw new Refusal(409, details.tooManyPeople);
}
