import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { type ImagePlace, mustHaveRoom, type Uploader } from '../store/images.ts';
import type { Database, ImageRow } from '../store/schema.ts';
import { newPictureName } from './picture-name.ts';
import { type Purpose, processImage } from './process-image.ts';

/** What is uploaded, where it belongs, and by whom. */
export interface Upload extends ImagePlace, Uploader {
  readonly file: () => Promise<Buffer>;
  readonly purpose: Purpose;
  /** The team in the game that an action shot is of. */
  readonly teamid: string | null;
}

/**
 * Takes a picture in: room is made sure of before a byte is read, the picture is drawn anew when it is its turn, its file
 * is safe before anything names it, and the row comes with whatever `also` changes. A picture that gets no row leaves no file.
 */
export async function keepPicture(
  house: House,
  { file, purpose, ...of }: Upload,
  also: (trx: Transaction<Database>, row: ImageRow) => Promise<void> = async () => {},
): Promise<ImageRow> {
  const { store, media, drawing, random, clock } = house;
  await mustHaveRoom(store.db, of, of, 0);
  const { png, orientation } = await drawing.take(file, (bytes) => processImage(bytes, purpose));
  const row: ImageRow = {
    ...of,
    image_code: newId(random),
    file: newPictureName(random),
    orientation,
    bytes: png.length,
    created_at: clock.now(),
    deleted_at: null,
  };
  await media.put(row.file, png);
  try {
    await store.write(async (trx) => {
      await mustHaveRoom(trx, of, of, row.bytes);
      await trx.insertInto('images').values(row).execute();
      await also(trx, row);
    });
  } catch (error) {
    // What went wrong first is what is told.
    await media.delete(row.file).catch(() => {});
    throw error;
  }
  return row;
}
