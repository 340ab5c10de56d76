import { releaseAbandonedReservations } from '../database/images.ts';
/** Files per small sweep, so that no caller waits long. The next sweeps delete the rest. */
const someFiles = 20;
/**
 * Deletes the files of deleted pictures and of abandoned uploads, the last deleted first. A row keeps the name of its file until the file is deleted:
 * what a crash or an unavailable store leaves behind is deleted later. A file that cannot be deleted does not stop the
 * others; its error is thrown at the end.
 */
export async function sweep({ store, media, clock }, atMost) {
    await releaseAbandonedReservations(store.db, clock.now());
    const left = await store.db
        .selectFrom('images')
        .select(['image_code', 'file'])
        .where('deleted_at', '>', 0)
        .where('file', '!=', '')
        .orderBy('deleted_at', 'desc')
        .$if(atMost !== undefined, (query) => query.limit(atMost ?? 0))
        .execute();
    const failures = [];
    for (const { image_code, file } of left) {
        try {
            await media.delete(file);
            await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
        }
        catch (error) {
            failures.push(error);
        }
    }
    if (failures.length > 0)
        throw failures[0];
}
/** Makes a small sweep after a call or a start: a file that cannot be deleted is logged and fails neither. */
export async function sweepSome(context) {
    try {
        await sweep(context, someFiles);
    }
    catch (error) {
        context.log.error({ err: error }, 'files of deleted pictures were not deleted');
    }
}
