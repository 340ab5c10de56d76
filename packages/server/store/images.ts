import { imageBytesPerPlayerMax, imagesPerGameMax, imagesPerPlayerMax } from '@snug/contract';
import type { Kysely } from 'kysely';
import { details, Refusal } from '../refusals.ts';
import type { Database, ImageRow } from './schema.ts';

type Db = Kysely<Database>;

/** What a picture is of: an account, a game or a registered team. */
export type ImagePlace = Pick<ImageRow, 'kind' | 'owner'>;
/** Who uploads: an account, or a guest of one game. */
export type Uploader = Pick<ImageRow, 'account_id' | 'player_id'>;

/** The pictures of a place, in the order they came. */
export function imagesOf(db: Db, { kind, owner }: ImagePlace): Promise<ImageRow[]> {
  return standing(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .orderBy('created_at')
    .orderBy('image_code')
    .execute();
}

/** A picture of the place; also one deleted already, for who deletes it again. */
export function findImage(db: Db, { kind, owner }: ImagePlace, image_code: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('image_code', '=', image_code)
    .executeTakeFirst();
}

/** Refuses when the place or the player has no room for `more` bytes. An avatar takes the place of the last one. */
export async function mustHaveRoom(db: Db, place: ImagePlace, by: Uploader, more: number): Promise<void> {
  const { account_id, player_id } = by;
  const images = place.kind === 'player' ? [] : await imagesOf(db, place);
  if (images.length >= imagesPerGameMax) throw new Refusal(409, details.tooManyImagesHere);
  const mine = images.filter((image) =>
    account_id === null ? image.player_id === player_id : image.account_id === account_id,
  );
  if (mine.length >= imagesPerPlayerMax) throw new Refusal(409, details.tooManyImages);
  const { bytes } = await standing(db)
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .$if(account_id !== null, (query) => query.where('account_id', '=', account_id))
    .$if(account_id === null, (query) => query.where('player_id', '=', player_id))
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) + more > imageBytesPerPlayerMax) throw new Refusal(409, details.tooManyImageBytes);
}

/** Takes pictures off: from now on they are in no list. Their files are still to go. */
export async function markDeleted(db: Db, image_codes: readonly string[], deleted_at: number): Promise<void> {
  if (image_codes.length === 0) return;
  await db
    .updateTable('images')
    .set({ deleted_at })
    .where('image_code', 'in', image_codes)
    .where('deleted_at', 'is', null)
    .execute();
}

function standing(db: Db) {
  return db.selectFrom('images').where('deleted_at', 'is', null);
}
