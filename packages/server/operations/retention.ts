import { idempotencyLifeMs } from '@snug/contract';
import { leaveNews } from '../commands/leave-news.ts';
import { tellOfPhotos } from '../commands/tell-of-photos.ts';
import { archiveTeams } from '../database/archive-teams.ts';
import { deleteExpiredRows, type ExpiringRows } from '../database/delete-expired-rows.ts';
import { deleteGame, oldGames } from '../database/delete-game.ts';
import { deleteOldMarks } from '../database/delete-old-marks.ts';
import { deleteOldPictures } from '../database/delete-old-pictures.ts';
import { quotaTable } from '../database/quotas.ts';
import { forgetCopy, oldCopies } from '../database/rehearsals.ts';
import type { Trx } from '../database/schema.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { utcDay } from '../foundation/utc-day.ts';
import { deleteUnusedAdPictures } from '../media/delete-unused-ad-pictures.ts';
import { sweep } from '../media/sweep.ts';
import { newsLifeMs } from '../realtime/other-processes.ts';

/** How long games are kept after they end, in months. Everything else has its time below. */
export interface Keeping {
  readonly gamesMonths: number;
}

export const defaultGamesMonths = 24;
/** Action shots are kept for a while, avatars and team pictures as long as their owners play. */
const picturesMonths = 12;
/** A person who was invited and never came did not ask for their contact to be kept. */
const invitesMonths = 12;
/** After this a team is archived: only somebody who knows its number can restore it. */
const teamsMonths = 24;
/** After this a visitor of a sponsor's page is a new one. */
const surveyIdsMonths = 12;
const dayMs = 86_400_000;
/** A day to save the ad that a picture was uploaded for. */
const adPicturesMs = dayMs;
const codesMs = dayMs;
const limitsMs = Math.max(...Object.values(quotaTable).map(({ ms }) => ms));

/** The parts of the context that retention needs. */
export type Keeper = Pick<ServerContext, 'store' | 'clock' | 'media' | 'random'>;

/** How much was deleted, for the log. */
export interface Deleted {
  /** Expired codes, replies, tokens, links and counts. */
  readonly rows: number;
  readonly pictures: number;
  readonly games: number;
  readonly teamsArchived: number;
}

/** Deletes everything whose retention period is over, in small batches (H76). `isOver` stops it between two batches. */
export async function retain(keeper: Keeper, { gamesMonths }: Keeping, isOver = () => false): Promise<Deleted> {
  const { store, clock } = keeper;
  const now = clock.now();
  let rows = 0;
  for (const expiring of expiringRows(now)) rows += await deleteExpiredRows(store, expiring, isOver);
  // Who has been counted matters on that day alone, and what was served just before midnight is seen after.
  rows += await deleteOldMarks(store, utcDay(now - dayMs), isOver);

  // A big screen that is still on drops them.
  const tell = async (trx: Trx, game_ids: readonly string[]) => {
    for (const game_id of [...game_ids].sort()) {
      const told = await tellOfPhotos(trx, game_id, now);
      if (told) await leaveNews(trx, keeper, { game_id, done: told.committed });
    }
  };
  const old = await deleteOldPictures(keeper, monthsBefore(now, picturesMonths), tell, isOver);
  const pictures = old + (await deleteUnusedAdPictures(keeper, now - adPicturesMs, isOver));
  let games = 0;
  for (const copy_id of await oldCopies(store.db, now - dayMs)) {
    if (isOver()) break;
    await store.write((trx) => forgetCopy(trx, copy_id));
    await deleteGame(keeper, copy_id);
  }
  for (const game_id of await oldGames(store.db, monthsBefore(now, gamesMonths))) {
    if (isOver()) break;
    await deleteGame(keeper, game_id);
    games += 1;
  }
  const teamsArchived = await archiveTeams(keeper, monthsBefore(now, teamsMonths), isOver);
  await sweep(keeper);
  return { rows, pictures, games, teamsArchived };
}

function expiringRows(now: number): ExpiringRows[] {
  return [
    { table: 'challenges', key: 'playerid', at: 'created_at', upTo: now - codesMs },
    { table: 'replies', key: 'key', at: 'at', upTo: now - idempotencyLifeMs },
    { table: 'limits', key: 'key', at: 'since', upTo: now - limitsMs },
    { table: 'bells', key: 'bell_id', at: 'at', upTo: now - newsLifeMs },
    { table: 'revoked_tokens', key: 'jti', at: 'expires_at', upTo: now },
    { table: 'sessions', key: 'session_id', at: 'expires_at', upTo: now },
    { table: 'sign_in_links', key: 'link_hash', at: 'expires_at', upTo: now },
    { table: 'short_links', key: 'url_id', at: 'expires_at', upTo: now },
    { table: 'team_invites', key: 'invite_id', at: 'created_at', upTo: monthsBefore(now, invitesMonths) },
    { table: 'survey_ids', key: 'id_hash', at: 'created_at', upTo: monthsBefore(now, surveyIdsMonths) },
  ];
}

/** The same day of the month, this many calendar months before. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

/** How long after a start it first runs: not while clients reconnect. */
const firstAfterMs = 60_000;

/** Runs soon after the start, and then every day. It stops between two batches. */
export function retainDaily(context: ServerContext, keeping: Keeping, failed: (error: unknown) => void): Repeated {
  const { clock, log } = context;
  const once = async (isOver: () => boolean) => {
    const deleted = await retain(context, keeping, isOver);
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'retention');
  };
  return repeat(clock, { firstMs: firstAfterMs, everyMs: dayMs }, once, failed);
}
