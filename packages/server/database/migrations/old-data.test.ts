import { type EmptyDatabase, oldDatabase, oldEvening } from '@snug/testing/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratorOf } from '../migrate.ts';
import type { Db } from '../schema.ts';

const { games, hosts } = oldEvening;

/** All rows of each table, in those columns of it that `like` has; without `like` in all of them. */
async function rowsOf(db: Db, like?: ReadonlyMap<string, readonly object[]>) {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
  const rows = new Map<string, object[]>();
  for (const { name } of like ? tables.filter((table) => like.get(table.name)?.length) : tables) {
    const columns = Object.keys(like?.get(name)?.[0] ?? {}).map((column) => sql.ref(column));
    const all = await sql<object>`select ${like ? sql.join(columns) : sql`*`} from ${sql.table(name)}`.execute(db);
    rows.set(name, all.rows);
  }
  return rows;
}

/** Rows in an order of their own: a database keeps none. */
const sorted = (rows: readonly object[] = []) => rows.map((row) => JSON.stringify(row)).sort();

// A database of schema 0010, migrated.
let database: EmptyDatabase;
let before: Awaited<ReturnType<typeof rowsOf>>;
beforeAll(async () => {
  database = await oldDatabase();
  before = await rowsOf(database.db);
  const { error } = await migratorOf(database.db).migrateToLatest();
  if (error) throw error;
});
afterAll(async () => {
  await database.db.destroy();
  await database.remove();
});

test('every row of before is there as it was', async () => {
  const after = await rowsOf(database.db, before);
  expect(before.get('games')).toHaveLength(Object.keys(games).length);
  for (const [table, rows] of before) {
    expect([table, sorted(after.get(table))]).toEqual([table, sorted(rows)]);
  }
});

test('every quizmaster is an owner of their venue since they are there, and of no other', async () => {
  const rows = await database.db
    .selectFrom('venue_hosts')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .innerJoin('venues', 'venues.venue_id', 'venue_hosts.venue_id')
    .select(['hosts.name', 'venues.name as venue', 'role', 'ended_at', 'token_version', 'since', 'hosts.created_at'])
    .orderBy('hosts.name')
    .execute();
  expect(rows.map(({ since, created_at, ...row }) => ({ ...row, isSinceBegin: since === created_at }))).toEqual([
    { name: 'Kim', venue: 'The Old Oak', role: 'owner', ended_at: null, token_version: 0, isSinceBegin: true },
    { name: 'Lou', venue: 'The Swan', role: 'owner', ended_at: null, token_version: 0, isSinceBegin: true },
    { name: 'Robin', venue: 'The Old Oak', role: 'owner', ended_at: null, token_version: 0, isSinceBegin: true },
  ]);
});

test('who has signed in has: by a link, or where that is deleted as long ago as their last game was made', async () => {
  const { db } = database;
  const used = await db
    .selectFrom('sign_in_links')
    .select('used_at')
    .where('host_id', '=', hosts.kim)
    .where('used_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const made = await db
    .selectFrom('games')
    .select('created_at')
    .where('game_id', '=', games.swans)
    .executeTakeFirstOrThrow();
  const signedIn = (host_id: string) =>
    db.selectFrom('hosts').select('signed_in_at').where('host_id', '=', host_id).executeTakeFirstOrThrow();
  expect(await signedIn(hosts.kim)).toEqual({ signed_in_at: used.used_at });
  expect(await signedIn(hosts.lou)).toEqual({ signed_in_at: made.created_at });
});

test('no team waits, no name is hidden or allowed by hand, no pack is off its list, no game is a bot’s or has closed doors, nobody is taken out', async () => {
  const { db } = database;
  const teams = await db.selectFrom('game_teams').select(['waiting_since', 'name_allowed_at']).distinct().execute();
  expect(teams).toEqual([{ waiting_since: null, name_allowed_at: null }]);
  const packs = await db.selectFrom('packs').select('removed_at').distinct().execute();
  expect(packs).toEqual([{ removed_at: null }]);
  const players = await db.selectFrom('game_players').select('removed_at').distinct().execute();
  expect(players).toEqual([{ removed_at: null }]);
  const plain = await db
    .selectFrom('games')
    .select(['approve_teams', 'team_size', 'late_join', 'points_each', 'double_rule'])
    .select(['autopilot', 'rehearsal_of', 'display_version', 'doors_closed_at'])
    .distinct()
    .execute();
  expect(plain).toEqual([
    {
      ...{ approve_teams: 0, team_size: null, late_join: null, points_each: null, double_rule: null },
      ...{ autopilot: null, rehearsal_of: null, display_version: 0, doors_closed_at: null },
    },
  ]);
});
