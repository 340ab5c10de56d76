import { giveUpForgotten } from '../database/images.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** What sweeping needs. */
type Sweeper = Pick<ServerContext, 'store' | 'media' | 'clock'>;

/** So many at once: nobody waits long for what others left behind. The rest goes with the next, or by night. */
const someFiles = 20;

/**
 * Makes the files of deleted pictures really go, the last deleted first. A row keeps the name of its file until that is
 * gone: what a crash or a store out of reach leaves behind goes later. A file that cannot be deleted keeps no other from
 * going; it is told at the end.
 */
export async function sweep({ store, media, clock }: Sweeper, atMost?: number): Promise<void> {
  await giveUpForgotten(store.db, clock.now());
  const left = await store.db
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where('deleted_at', '>', 0)
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
export async function sweepSome(context: Sweeper & Pick<ServerContext, 'log'>): Promise<void> {
  try {
    await sweep(context, someFiles);
  } catch (error) {
    context.log.error({ err: error }, 'files of deleted pictures were not deleted');
  }
}
