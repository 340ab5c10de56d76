import type { House } from '../house.ts';

/**
 * Makes the files of deleted pictures really go. A row keeps the name of its file until that is gone: what a crash or a
 * store out of reach leaves behind goes with the next deletion, or the next start.
 */
export async function sweep({ store, media }: Pick<House, 'store' | 'media'>): Promise<void> {
  const left = await store.db
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where('deleted_at', 'is not', null)
    .where('file', '!=', '')
    .execute();
  for (const { image_code, file } of left) {
    await media.delete(file);
    await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
  }
}
