import { markDeleted } from '../database/images.ts';
import { batchSize, inBatches } from '../database/in-batches.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { pictureUrl } from './picture-name.ts';

/** Deletes pictures uploaded for ads before a moment that no ad shows: replaced ones, and those of ads never saved. */
export function deleteUnusedAdPictures(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  before: number,
  isOver: () => boolean,
): Promise<number> {
  return inBatches(
    () =>
      store.write(async (trx) => {
        const shown = new Set((await trx.selectFrom('ads').select('image').execute()).map(({ image }) => image));
        const pictures = await trx
          .selectFrom('images')
          .select(['image_code', 'file'])
          .where('kind', '=', 'ad')
          .where('created_at', '<', before)
          .where('deleted_at', 'is', null)
          .execute();
        const unused = pictures.filter(({ file }) => !shown.has(pictureUrl(file))).slice(0, batchSize);
        const codes = unused.map(({ image_code }) => image_code);
        await markDeleted(trx, codes, clock.now());
        return codes.length;
      }),
    isOver,
  );
}
