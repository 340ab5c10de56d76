import type { Expression, ExpressionBuilder } from 'kysely';
import type { Database, Db, ImageRow } from './schema.ts';

/** What a picture is of: an account, a game or a registered team. */
export type ImagePlace = Pick<ImageRow, 'kind' | 'owner'>;
/** The uploader: an account, or a guest of one game. */
export type Uploader = Pick<ImageRow, 'account_id' | 'player_id'>;

/**
 * The pictures of a place, in the order they were uploaded. Of a game not those of a team that is in it no more, whoever took it
 * out, nor of somebody whom the quizmaster has taken out.
 */
export function imagesOf(db: Db, { kind, owner }: ImagePlace): Promise<ImageRow[]> {
  return notDeleted(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .$if(kind === 'game', (query) =>
      query
        .where(
          without(({ selectFrom }) =>
            selectFrom('game_players')
              .select('game_players.player_id')
              .whereRef('game_players.player_id', '=', 'images.player_id')
              .where('removed_at', 'is not', null),
          ),
        )
        .where(
          without(({ selectFrom }) =>
            selectFrom('game_teams')
              .select('game_teams.teamid')
              .whereRef('game_teams.teamid', '=', 'images.teamid')
              .where('kicked_at', 'is not', null),
          ),
        ),
    )
    .orderBy('created_at')
    .orderBy('image_code')
    .execute();
}

/** Whether a picture has no such rows. */
function without(rows: (picture: ExpressionBuilder<Database, 'images'>) => Expression<unknown>) {
  return (picture: ExpressionBuilder<Database, 'images'>) => picture.not(picture.exists(rows(picture)));
}

/** A picture of the place; also a deleted one, so that deleting it again succeeds. */
export function findImage(db: Db, { kind, owner }: ImagePlace, image_code: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('image_code', '=', image_code)
    .executeTakeFirst();
}

/** How many bytes the pictures of an uploader have together, wherever they are. */
export async function bytesOf(db: Db, { account_id, player_id }: Uploader): Promise<number> {
  const { bytes } = await notDeleted(db)
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .$if(account_id !== null, (query) => query.where('account_id', '=', account_id))
    .$if(account_id === null, (query) => query.where('player_id', '=', player_id))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Marks pictures as deleted: no list shows them any more. Their files are deleted later. */
export async function markDeleted(db: Db, image_codes: readonly string[], deleted_at: number): Promise<void> {
  if (image_codes.length === 0) return;
  await db
    .updateTable('images')
    .set({ deleted_at })
    .where('image_code', 'in', image_codes)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Stored in place of the time of deletion while the picture's file is being stored and nobody sees it yet. */
const reserved = 0;

/** Longer than a picture store may take for a file. */
const reservedMs = 60_000;

/** Stores the row of a picture whose file is not stored yet. */
export async function reserveImage(db: Db, row: ImageRow): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...row, deleted_at: reserved })
    .execute();
}

/** Shows a reserved picture in the lists. False when its reservation was released meanwhile. */
export async function showReserved(db: Db, { image_code }: ImageRow): Promise<boolean> {
  const shown = await updateReserved(db, null).where('image_code', '=', image_code).returning('image_code').execute();
  return shown.length > 0;
}

/** Releases the reservation of a picture. False when the picture is shown: then its file must stay. */
export async function releaseReservation(db: Db, image_code: string, now: number): Promise<boolean> {
  await updateReserved(db, now).where('image_code', '=', image_code).execute();
  const row = await db
    .selectFrom('images')
    .select('deleted_at')
    .where('image_code', '=', image_code)
    .executeTakeFirstOrThrow();
  return row.deleted_at !== null;
}

/** Releases reservations that a crash left; not those of pictures being uploaded. */
export async function releaseAbandonedReservations(db: Db, now: number): Promise<void> {
  await updateReserved(db, now)
    .where('created_at', '<=', now - reservedMs)
    .execute();
}

function updateReserved(db: Db, deleted_at: number | null) {
  return db.updateTable('images').set({ deleted_at }).where('deleted_at', '=', reserved);
}

function notDeleted(db: Db) {
  return db.selectFrom('images').where('deleted_at', 'is', null);
}
