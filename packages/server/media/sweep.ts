import type { House } from '../house.ts';

/** So many at once: nobody waits long for what others left behind. The rest goes with the next, or by night. */
const someFiles = 20;

/**
 * Makes the files of deleted pictures really go, the last deleted first. A row keeps the name of its file until that is
 * gone: what a crash or a store out of reach leaves behind goes later. A file that cannot be deleted keeps no other from
 * going; it is told at the end.
 */
export async function sweep({ store, media }: Pick<House, 'store' | 'media'>, atMost?: number): Promise<void> {
  const left = await store.db
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where('deleted_at', 'is not', null)
    .where('file', '!=', '')
    .orderBy('deleted_at', 'desc')
    .$if(atMost !== undefined, (query) => query.limit(atMost ?? 0))
    .execute();
  const failures: unknown[] = [];
  for (const { image_code, file } of left) {
    try {
      await media.delete(file);
      await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Sweeps a little, after a call or a start: what cannot go now stands in the log and is no failure of either. */
export async function sweepSome(house: Pick<House, 'store' | 'media' | 'log'>): Promise<void> {
  try {
    await sweep(house, someFiles);
  } catch (error) {
    house.log.error({ err: error }, 'files of deleted pictures were not deleted');
  }
}
