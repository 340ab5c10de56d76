import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { markDeleted } from '../../database/images.ts';
import type { Database, Trx } from '../../database/schema.ts';
import { pictureUrl } from '../../media/picture-name.ts';
import type { EraseContext } from './erase-context.ts';

/** Deletes what they uploaded outside of games. */
export async function deletePictures(trx: Trx, context: EraseContext, account_id: string | undefined): Promise<number> {
  if (account_id === undefined) return 0;
  return deletePicturesOf(trx, context, (row) =>
    row.or([row('account_id', '=', account_id), row.and([row('kind', '=', 'player'), row('owner', '=', account_id)])]),
  );
}

/** Deletes pictures; no team shows them any more. */
export async function deletePicturesOf(
  trx: Trx,
  { clock }: EraseContext,
  which: (row: ExpressionBuilder<Database, 'images'>) => Expression<SqlBool>,
): Promise<number> {
  const pictures = await trx
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where(which)
    .where('deleted_at', 'is', null)
    .execute();
  await markDeleted(
    trx,
    pictures.map(({ image_code }) => image_code),
    clock.now(),
  );
  const shown = pictures.map(({ file }) => pictureUrl(file));
  if (shown.length > 0) {
    await trx.updateTable('teams').set({ team_image: '' }).where('team_image', 'in', shown).execute();
    await trx.updateTable('game_teams').set({ team_image: '' }).where('team_image', 'in', shown).execute();
  }
  return pictures.length;
}
