import { idempotencyLifeMs } from '@snug/contract';
import { archiveTeams } from '../database/archive-teams.ts';
import { forgetGame, oldGames } from '../database/forget-game.ts';
import { forgetPictures } from '../database/forget-pictures.ts';
import { forgetRows, type Timed } from '../database/forget-rows.ts';
import { quotaTable } from '../database/quotas.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { sweep } from '../media/sweep.ts';
import { newsLifeMs } from '../realtime/other-processes.ts';

/** How long games are kept after they end, in months. All else has its time below. */
export interface Keeping {
  readonly gamesMonths: number;
}

export const defaultGamesMonths = 24;
/** A picture of a night is looked at for a while; one of a player or a team, as long as they play. */
const picturesMonths = 12;
/** The contact of somebody who never came did not ask to be kept. */
const invitesMonths = 12;
/** Then a team is found only by who knows its number and restores it. */
const teamsMonths = 24;
const dayMs = 86_400_000;
const codesMs = dayMs;
const limitsMs = Math.max(...Object.values(quotaTable).map(({ ms }) => ms));

/** What retention works with. */
export type Keeper = Pick<ServerContext, 'store' | 'clock' | 'media'>;

/** What went, in numbers, for the log. */
export interface Gone {
  /** Codes, replies, tokens, links and counts whose time is over. */
  readonly rows: number;
  readonly pictures: number;
  readonly games: number;
  readonly teamsArchived: number;
}

/** Deletes everything whose time is over (H76), in small portions. `isOver`: stops between two of them. */
export async function retain(keeper: Keeper, { gamesMonths }: Keeping, isOver = () => false): Promise<Gone> {
  const { store, clock } = keeper;
  const now = clock.now();
  let rows = 0;
  for (const timed of timedRows(now)) rows += await forgetRows(store, timed, isOver);

  const pictures = await forgetPictures(keeper, monthsBefore(now, picturesMonths), isOver);
  let games = 0;
  for (const game_id of await oldGames(store.db, monthsBefore(now, gamesMonths))) {
    if (isOver()) break;
    await forgetGame(keeper, game_id);
    games += 1;
  }
  const teamsArchived = await archiveTeams(keeper, monthsBefore(now, teamsMonths), isOver);
  await sweep(keeper);
  return { rows, pictures, games, teamsArchived };
}

function timedRows(now: number): Timed[] {
  return [
    { table: 'challenges', key: 'playerid', at: 'created_at', upTo: now - codesMs },
    { table: 'replies', key: 'key', at: 'at', upTo: now - idempotencyLifeMs },
    { table: 'limits', key: 'key', at: 'since', upTo: now - limitsMs },
    { table: 'bells', key: 'bell_id', at: 'at', upTo: now - newsLifeMs },
    { table: 'revoked_tokens', key: 'jti', at: 'expires_at', upTo: now },
    { table: 'sign_in_links', key: 'link_hash', at: 'expires_at', upTo: now },
    { table: 'short_links', key: 'url_id', at: 'expires_at', upTo: now },
    { table: 'team_invites', key: 'invite_id', at: 'created_at', upTo: monthsBefore(now, invitesMonths) },
  ];
}

/** The same day so many months before, as a calendar has it. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

/** Not while phones come back after a restart. */
const firstAfterMs = 60_000;

export interface Retention {
  /** Ends between two portions. */
  stop(): Promise<void>;
}

/** Retains soon after the start, and then every day. What fails is told, and done the next day. */
export function retainDaily(context: ServerContext, keeping: Keeping, failed: (error: unknown) => void): Retention {
  const { clock, log } = context;
  let isOver = false;
  let repliesUnderWay: Promise<void> = Promise.resolve();
  let callOff = clock.after(firstAfterMs, next);

  async function once(): Promise<void> {
    const gone = await retain(context, keeping, () => isOver);
    if (Object.values(gone).some((count) => count > 0)) log.info(gone, 'retention');
  }

  function next(): void {
    repliesUnderWay = once().catch(failed);
    repliesUnderWay.then(() => {
      if (!isOver) callOff = clock.after(dayMs, next);
    });
  }

  return {
    stop() {
      isOver = true;
      callOff();
      return repliesUnderWay;
    },
  };
}
