import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import * as firstNight from './migrations/0001-first-night.ts';
import * as wholeServer from './migrations/0002-whole-server.ts';
import * as keeping from './migrations/0003-keeping.ts';
import * as broadcasts from './migrations/0004-broadcasts.ts';
import * as toldAnswers from './migrations/0005-told-answers.ts';
import * as doubleWrites from './migrations/0006-double-writes.ts';
import * as sponsors from './migrations/0007-sponsors.ts';
import * as atClose from './migrations/0008-at-close.ts';
import * as grades from './migrations/0009-grades.ts';
import * as run from './migrations/0010-run.ts';
import * as house from './migrations/0011-house.ts';
import * as plan from './migrations/0012-plan.ts';
import * as lobby from './migrations/0013-lobby.ts';
import * as display from './migrations/0014-display.ts';
import * as rehearsal from './migrations/0015-rehearsal.ts';
import * as telling from './migrations/0016-telling.ts';
import * as photosAndVotes from './migrations/0017-photos-and-votes.ts';
import * as knownDevices from './migrations/0018-known-devices.ts';
import * as doors from './migrations/0019-doors.ts';
import * as sessions from './migrations/0020-sessions.ts';
import * as requestHashes from './migrations/0021-request-hashes.ts';
import * as teamsLeft from './migrations/0022-teams-left.ts';
import * as erasures from './migrations/0023-erasures.ts';
import * as whereItWasWritten from './migrations/0024-where-it-was-written.ts';
import type { Db } from './schema.ts';

/** All migrations, by the name that the database stores. They are only added to, never changed. */
const migrations = {
  '0001-first-night': firstNight,
  '0002-whole-server': wholeServer,
  '0003-keeping': keeping,
  '0004-broadcasts': broadcasts,
  '0005-told-answers': toldAnswers,
  '0006-double-writes': doubleWrites,
  '0007-sponsors': sponsors,
  '0008-at-close': atClose,
  '0009-grades': grades,
  '0010-run': run,
  '0011-house': house,
  '0012-plan': plan,
  '0013-lobby': lobby,
  '0014-display': display,
  '0015-rehearsal': rehearsal,
  '0016-telling': telling,
  '0017-photos-and-votes': photosAndVotes,
  '0018-known-devices': knownDevices,
  '0019-doors': doors,
  '0020-sessions': sessions,
  '0021-request-hashes': requestHashes,
  '0022-teams-left': teamsLeft,
  '0023-erasures': erasures,
  '0024-where-it-was-written': whereItWasWritten,
};

/** Runs migrations: all of them, or up to one. */
export function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Brings the tables up to date. Throws the database's error. */
export async function migrate(db: Db): Promise<void> {
  const migrator = migratorOf(db);
  if (await isUpToDate(db, migrator)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Whether all migrations have run, and no others. It only reads: the migrator writes also where it finds nothing to do, and a
 * program beside a busy server would wait for its turn to write, or fail.
 */
async function isUpToDate(db: Db, migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) return false;
  const { rows } = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.length === known.length;
}
