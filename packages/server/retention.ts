import { idempotencyLifeMs } from '@snug/contract';
import type { DeleteQueryBuilder, DeleteResult, Transaction } from 'kysely';
import { bellLifeMs } from './bells.ts';
import type { House } from './house.ts';
import { limitTable } from './limits.ts';
import { sweep } from './media/sweep.ts';
import { forgetGame } from './store/forget-game.ts';
import { markDeleted } from './store/images.ts';
import type { Database } from './store/schema.ts';

/** How long games are kept after they end, in months. The rest of what is kept has its time here. */
export interface Keeping {
  readonly gamesMonths: number;
}

export const defaultGamesMonths = 24;
/** A picture of a night is looked at for a while; one of a player or a team, as long as they play. */
const picturesMonths = 12;
/** An invite to a contact that nobody has is an address of somebody who never asked for it to be kept. */
const invitesMonths = 12;
/** A team that has not played for so long is found by its number only once somebody restores it. */
const teamsMonths = 24;
const dayMs = 86_400_000;
const codesMs = dayMs;
const limitsMs = Math.max(...Object.values(limitTable).map(({ ms }) => ms));
/** So many rows go in one transaction: nobody waits for the next one longer than for an answer. */
const portion = 500;

/** What retention works with. */
export type Keeper = Pick<House, 'store' | 'clock' | 'media'>;

/** What went, in numbers, for the log. */
export interface Gone {
  readonly games: number;
  readonly pictures: number;
  readonly teamsArchived: number;
  /** Codes, replies, tokens, links and counts whose time is over. */
  readonly rows: number;
}

/** Deletes everything whose time is over (H76), in small portions. `isOver`: stops between two of them. */
export async function retain(keeper: Keeper, { gamesMonths }: Keeping, isOver = () => false): Promise<Gone> {
  const { store, clock } = keeper;
  const now = clock.now();
  const rows = await forgetRows(keeper, now, isOver);
  const pictures = await forgetPictures(keeper, monthsBefore(now, picturesMonths), isOver);
  const old = await oldGames(keeper, monthsBefore(now, gamesMonths));
  let games = 0;
  for (const game_id of old) {
    if (isOver()) break;
    await forgetGame(keeper, game_id, portion);
    games += 1;
  }
  const idleSince = monthsBefore(now, teamsMonths);
  const teamsArchived = isOver() ? 0 : await archiveTeams(store, idleSince, now);
  return { games, pictures, teamsArchived, rows };
}

/** The same day so many months before, as a calendar has it. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

type Trx = Transaction<Database>;
/** A deletion of at most a portion. */
// biome-ignore lint/suspicious/noExplicitAny: which table it is of does not matter here.
type Deletion = (trx: Trx) => DeleteQueryBuilder<any, any, DeleteResult>;

/** What a single time decides about. */
async function forgetRows({ store }: Keeper, now: number, isOver: () => boolean): Promise<number> {
  const deletions: Deletion[] = [
    (trx) =>
      trx.deleteFrom('challenges').where('playerid', 'in', (db) =>
        db
          .selectFrom('challenges')
          .select('playerid')
          .where('created_at', '<=', now - codesMs)
          .limit(portion),
      ),
    (trx) =>
      trx.deleteFrom('replies').where('key', 'in', (db) =>
        db
          .selectFrom('replies')
          .select('key')
          .where('at', '<=', now - idempotencyLifeMs)
          .limit(portion),
      ),
    (trx) =>
      trx
        .deleteFrom('revoked_tokens')
        .where('jti', 'in', (db) =>
          db.selectFrom('revoked_tokens').select('jti').where('expires_at', '<=', now).limit(portion),
        ),
    (trx) =>
      trx.deleteFrom('limits').where('key', 'in', (db) =>
        db
          .selectFrom('limits')
          .select('key')
          .where('since', '<=', now - limitsMs)
          .limit(portion),
      ),
    (trx) =>
      trx
        .deleteFrom('sign_in_links')
        .where('link_hash', 'in', (db) =>
          db.selectFrom('sign_in_links').select('link_hash').where('expires_at', '<=', now).limit(portion),
        ),
    (trx) =>
      trx
        .deleteFrom('short_links')
        .where('url_id', 'in', (db) =>
          db.selectFrom('short_links').select('url_id').where('expires_at', '<=', now).limit(portion),
        ),
    (trx) =>
      trx.deleteFrom('bells').where('bell_id', 'in', (db) =>
        db
          .selectFrom('bells')
          .select('bell_id')
          .where('at', '<=', now - bellLifeMs)
          .limit(portion),
      ),
    (trx) =>
      trx
        .deleteFrom('team_invites')
        .where('invite_id', 'in', (db) =>
          db
            .selectFrom('team_invites')
            .select('invite_id')
            .where('created_at', '<=', monthsBefore(now, invitesMonths))
            .limit(portion),
        ),
    (trx) =>
      trx.deleteFrom('images').where('image_code', 'in', (db) =>
        db
          .selectFrom('images')
          .select('image_code')
          .where('deleted_at', '<=', now - dayMs)
          // Its file is gone.
          .where('file', '=', '')
          .limit(portion),
      ),
  ];
  let count = 0;
  for (const deletion of deletions) {
    for (;;) {
      if (isOver()) return count;
      const { numDeletedRows } = await store.write((trx) => deletion(trx).executeTakeFirstOrThrow());
      count += Number(numDeletedRows);
      if (numDeletedRows < portion) break;
    }
  }
  return count;
}

/** Pictures of old nights; and those of players and teams who have not played since. */
async function forgetPictures(keeper: Keeper, before: number, isOver: () => boolean): Promise<number> {
  const { store, clock } = keeper;
  let count = 0;
  while (!isOver()) {
    const marked = await store.write(async (trx) => {
      const old = await trx
        .selectFrom('images')
        .select(['image_code', 'kind', 'owner'])
        .where('created_at', '<', before)
        .where('deleted_at', 'is', null)
        .where((row) =>
          row.or([
            row('kind', '=', 'game'),
            row.and([
              row('kind', '=', 'player'),
              row.not(
                row.exists(
                  row
                    .selectFrom('game_players')
                    .select('player_id')
                    .whereRef('game_players.account_id', '=', 'images.owner')
                    .where('game_players.created_at', '>=', before),
                ),
              ),
            ]),
            row.and([
              row('kind', '=', 'team'),
              row.not(
                row.exists(
                  row
                    .selectFrom('teams')
                    .innerJoin('game_teams', (join) =>
                      join.on((on) => on(on.cast('teams.kt_team_id', 'text'), '=', on.ref('game_teams.kt_team_id'))),
                    )
                    .select('game_teams.teamid')
                    .whereRef('teams.teamid', '=', 'images.owner')
                    .where('game_teams.created_at', '>=', before),
                ),
              ),
            ]),
          ]),
        )
        .limit(portion)
        .execute();
      await markDeleted(
        trx,
        old.map(({ image_code }) => image_code),
        clock.now(),
      );
      for (const { kind, owner } of old) {
        if (kind === 'player')
          await trx.updateTable('accounts').set({ profile_img: '' }).where('account_id', '=', owner).execute();
        if (kind === 'team')
          await trx.updateTable('teams').set({ team_image: '' }).where('teamid', '=', owner).execute();
      }
      return old.length;
    });
    count += marked;
    if (marked < portion) break;
  }
  await sweep(keeper);
  return count;
}

/** Over for so long; or never ended, and nobody has come since. */
async function oldGames({ store }: Keeper, before: number): Promise<string[]> {
  const games = await store.db
    .selectFrom('games')
    .select('game_id')
    .where((row) => row(row.fn.coalesce('ended_at', 'created_at'), '<', before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_players')
            .select('player_id')
            .whereRef('game_players.game_id', '=', 'games.game_id')
            .where('game_players.created_at', '>=', before),
        ),
      ),
    )
    .orderBy('created_at')
    .execute();
  return games.map(({ game_id }) => game_id);
}

/** Number and members stay: a restore brings a team back as it was. */
async function archiveTeams(store: Keeper['store'], before: number, archived_at: number): Promise<number> {
  let count = 0;
  for (;;) {
    const archived = await store.write(async (trx) => {
      const idle = await trx
        .selectFrom('teams')
        .select('teamid')
        .where('archived_at', 'is', null)
        .where('disbanded_at', 'is', null)
        .where('created_at', '<', before)
        .where((row) => row(row.fn.coalesce('used_at', row.val(0)), '<', before))
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('game_teams')
                .select('game_teams.teamid')
                .where((on) => on('game_teams.kt_team_id', '=', on.cast<string>('teams.kt_team_id', 'text')))
                .where('game_teams.created_at', '>=', before),
            ),
          ),
        )
        .limit(portion)
        .execute();
      if (idle.length === 0) return 0;
      await trx
        .updateTable('teams')
        .set({ archived_at })
        .where(
          'teamid',
          'in',
          idle.map(({ teamid }) => teamid),
        )
        .execute();
      return idle.length;
    });
    count += archived;
    if (archived < portion) return count;
  }
}

/** Not while phones come back after a restart. */
const firstAfterMs = 60_000;

export interface Retention {
  /** Ends between two portions. */
  stop(): Promise<void>;
}

/** Retains soon after the start, and then every day. What fails is told, and done the next day. */
export function retainDaily(house: House, keeping: Keeping, failed: (error: unknown) => void): Retention {
  const { clock, log } = house;
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  let callOff = clock.after(firstAfterMs, next);

  async function once(): Promise<void> {
    const gone = await retain(house, keeping, () => isOver);
    if (Object.values(gone).some((count) => count > 0)) log.info(gone, 'retention');
  }

  function next(): void {
    underWay = once().catch(failed);
    underWay.then(() => {
      if (!isOver) callOff = clock.after(dayMs, next);
    });
  }

  return {
    stop() {
      isOver = true;
      callOff();
      return underWay;
    },
  };
}
