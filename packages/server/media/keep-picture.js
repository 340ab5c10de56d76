import { refuseOverImageLimits } from '@snug/rules';
import { bytesOf, imagesOf, releaseReservation, reserveImage, showReserved, } from '../database/images.ts';
import { newId } from '../foundation/ids.ts';
import { notThere } from './media.ts';
import { newPictureName } from './picture-name.ts';
/**
 * Stores an uploaded picture: checks for room before it reads a byte, re-encodes the picture when its turn comes, stores the
 * file before anything shows it, and shows it together with the changes of `also`. The row is written before the file, so
 * that the file of a lost upload (a crash, a store that fails) has a row, and is swept like that of a deleted picture.
 */
export async function keepPicture(context, { file, purpose, ...of }, also = async () => { }) {
    const { store, media, imageProcessing, random, clock } = context;
    await mustHaveRoom(store.db, of, 0);
    const { png, orientation } = await imageProcessing.take(file, (bytes) => reencoded(bytes, purpose));
    const row = {
        ...of,
        image_code: newId(random),
        file: newPictureName(random),
        orientation,
        bytes: png.length,
        created_at: clock.now(),
        deleted_at: null,
    };
    await store.write((trx) => reserveImage(trx, row));
    try {
        await media.put(row.file, png);
        await store.write(async (trx) => {
            await mustHaveRoom(trx, of, row.bytes);
            // Swept meanwhile: the picture store took longer than a caller waits.
            if (!(await showReserved(trx, row)))
                throw notThere(new Error('The file took too long.'));
            await also(trx, row);
        });
    }
    catch (error) {
        // The first error is reported. A picture that cannot be given up now is swept later.
        await giveUp(context, row).catch(() => { });
        throw error;
    }
    return row;
}
/** Refuses if the place or the uploader has no room for `more` bytes. */
async function mustHaveRoom(db, of, more) {
    refuseOverImageLimits(await imagesOf(db, of), of, (await bytesOf(db, of)) + more);
}
/** Undoes a failed upload. Does nothing when the picture is shown after all: a commit whose response was lost may have succeeded. */
async function giveUp({ store, media, clock }, { image_code, file }) {
    if (!(await store.write((trx) => releaseReservation(trx, image_code, clock.now()))))
        return;
    await media.delete(file);
    await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
}
/** The image library is large, and most servers process no picture for a while after the start. */
async function reencoded(bytes, purpose) {
    const { processImage } = await import('./process-image.ts');
    return processImage(bytes, purpose);
}
