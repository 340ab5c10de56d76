import type { Rating } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { fromRow } from './rows.ts';
import type { Database, Db } from './schema.ts';

/** A quizmaster by their id. */
export function hostWithId(db: Db, host_id: string): Promise<Database['hosts']> {
  return db.selectFrom('hosts').selectAll().where('host_id', '=', host_id).executeTakeFirstOrThrow();
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
    .selectFrom('hosts')
    .select(['host_id', 'name'])
    .where('venue_id', '=', venue_id)
    .orderBy('created_at')
    .orderBy('host_id')
    .execute();
}

/** The ratings by a player of a game. */
export async function ratingsBy(db: Db, player_id: string): Promise<Rating[]> {
  return (await ratedBy(db, { player_id })).map(fromRow);
}

const ratedBy = compiledQuery((db, { player_id }: { player_id: string }) =>
  db.selectFrom('feedback').selectAll().where('player_id', '=', player_id),
);
