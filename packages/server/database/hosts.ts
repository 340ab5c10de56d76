import type { VenueRole } from '@snug/contract';
import type { Rating } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
import type { Database, Db } from './schema.ts';

/** A quizmaster by their id. */
export function hostWithId(db: Db, host_id: string): Promise<Database['hosts']> {
  return db.selectFrom('hosts').selectAll().where('host_id', '=', host_id).executeTakeFirstOrThrow();
}

/** The venues where a quizmaster has not ended, the first of theirs first, each with who they are. */
export const venuesOf = compiledQuery((db, { host_id }: { host_id: string }) =>
  db
    .selectFrom('venue_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .select(['hosts.host_id', 'name', 'token_version', 'kept_login', 'venue_hosts.venue_id', 'role'])
    .where('venue_hosts.host_id', '=', host_id)
    .where('ended_at', 'is', null)
    .orderBy('since')
    .orderBy('venue_hosts.venue_id'),
);

export interface NewHost {
  readonly host_id: string;
  readonly venue_id: string;
  readonly name: string;
  readonly role: VenueRole;
  readonly now: number;
}

/** Adds somebody new, who begins at a venue. */
export async function insertHost(db: Db, { host_id, venue_id, name, role, now }: NewHost): Promise<void> {
  const nothingYet = { tip_handle: '', token_version: 0, kept_login: null, signed_in_at: null };
  await db
    .insertInto('hosts')
    .values({ host_id, venue_id, name, created_at: now, ...nothingYet })
    .execute();
  await db.insertInto('venue_hosts').values({ venue_id, host_id, role, since: now, ended_at: null }).execute();
}

/** The quizmasters of a game. */
export const hostsOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'game_hosts.host_id')
    .selectAll('hosts')
    .where('game_id', '=', game_id)
    .orderBy('created_at')
    .orderBy('hosts.host_id'),
);

/** The quizmasters of a venue, whose games its games can be. */
export function hostsOfVenue(db: Db, venue_id: string): Promise<Pick<Database['hosts'], 'host_id' | 'name'>[]> {
  return db
    .selectFrom('venue_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .select(['hosts.host_id', 'name'])
    .where('venue_hosts.venue_id', '=', venue_id)
    .where('ended_at', 'is', null)
    .orderBy('since')
    .orderBy('hosts.host_id')
    .execute();
}

/** The ratings by a player of a game. */
export async function ratingsBy(db: Db, player_id: string): Promise<Rating[]> {
  return (await ratedBy(db, { player_id })).map(fromRow);
}

const ratedBy = compiledQuery((db, { player_id }: { player_id: string }) =>
  db.selectFrom('feedback').selectAll().where('player_id', '=', player_id),
);
