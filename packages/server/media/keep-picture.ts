import type { Transaction } from 'kysely';
import { giveUpReserved, type ImagePlace, mustHaveRoom, reserve, show, type Uploader } from '../database/images.ts';
import type { Database, ImageRow } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { notThere } from './media.ts';
import { newPictureName } from './picture-name.ts';
import type { Picture, Purpose } from './process-image.ts';

/** What is uploaded, where it belongs, and by whom. */
export interface Upload extends ImagePlace, Uploader {
  readonly file: () => Promise<Buffer>;
  readonly purpose: Purpose;
  /** The team in the game that an action shot is of. */
  readonly teamid: string | null;
}

/**
 * Takes a picture in: room is made sure of before a byte is read, the picture is drawn anew when it is its turn, its file
 * is safe before anything shows it, and it is shown with whatever `also` changes. The row comes before the file: a file
 * that a crash leaves behind is named by a row, and swept like one of a deleted picture.
 */
export async function keepPicture(
  context: ServerContext,
  { file, purpose, ...of }: Upload,
  also: (trx: Transaction<Database>, row: ImageRow) => Promise<void> = async () => {},
): Promise<ImageRow> {
  const { store, media, imageProcessing, random, clock } = context;
  await mustHaveRoom(store.db, of, of, 0);
  const { png, orientation } = await imageProcessing.take(file, (bytes) => drawnAnew(bytes, purpose));
  const row: ImageRow = {
    ...of,
    image_code: newId(random),
    file: newPictureName(random),
    orientation,
    bytes: png.length,
    created_at: clock.now(),
    deleted_at: null,
  };
  await store.write((trx) => reserve(trx, row));
  try {
    await media.put(row.file, png);
    await store.write(async (trx) => {
      await mustHaveRoom(trx, of, of, row.bytes);
      // Swept meanwhile: the store of the pictures took longer than anybody waits.
      if (!(await show(trx, row))) throw notThere(new Error('The file took too long.'));
      await also(trx, row);
    });
  } catch (error) {
    // What went wrong first is what is told. What cannot be given up now is swept.
    await giveUp(context, row).catch(() => {});
    throw error;
  }
  return row;
}

/** Not where the picture is shown after all: a commit whose answer got lost on the way may stand. */
async function giveUp({ store, media, clock }: ServerContext, { image_code, file }: ImageRow): Promise<void> {
  if (!(await store.write((trx) => giveUpReserved(trx, image_code, clock.now())))) return;
  await media.delete(file);
  await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
}

/** What draws is large, and most starts of a server see no picture for a while. */
async function drawnAnew(bytes: Buffer, purpose: Purpose): Promise<Picture> {
  const { processImage } = await import('./process-image.ts');
  return processImage(bytes, purpose);
}
