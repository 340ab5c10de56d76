import { refuseOverImageLimits } from '@snug/rules';
import {
  bytesOf,
  type ImagePlace,
  imagesOf,
  releaseReservation,
  reserveImage,
  showReserved,
  type Uploader,
} from '../database/images.ts';
import type { Db, ImageRow, Trx } from '../database/schema.ts';
import type { ConcurrencyLimiter } from '../foundation/concurrency-limiter.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { notThere } from './media.ts';
import { newPictureName } from './picture-name.ts';
import type { Purpose } from './process-image.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /**
     * How many uploaded pictures are processed at once (G30). Those of quizmasters never wait for players'. An upload has a
     * place (`http/upload-places.ts`) until its picture is kept, so few wait.
     */
    readonly imageProcessing: Readonly<Record<'players' | 'hosts', ConcurrencyLimiter>>;
  }
}

/** One per core of a pub's machine: a decoder uses a whole core, and the rest of the server needs threads too. */
export const decodesAtOnce = { players: 2, hosts: 1 } as const;

/** A file that was sent, and the network that it came from. */
export interface UploadedFile {
  readonly bytes: Buffer;
  readonly address: string;
}

/** An upload: its file, what it belongs to, and its uploader. */
export interface Upload extends ImagePlace, Uploader {
  readonly file: () => Promise<UploadedFile>;
  readonly purpose: Purpose;
  /** Whether the uploader lets the big screen show it; asked once the file is read. */
  readonly agrees?: () => boolean;
  /** The team in the game that an action shot is of. */
  readonly teamid: string | null;
}

/**
 * Stores an uploaded picture: checks for room before it reads a byte, re-encodes the whole picture when its turn comes, stores the
 * file before anything shows it, and shows it together with the changes of `also`. The row is written before the file, so
 * that the file of a lost upload (a crash, a store that fails) has a row, and is swept like that of a deleted picture.
 */
export async function keepPicture(
  context: ServerContext,
  { file, purpose, agrees = () => false, ...of }: Upload,
  also: (trx: Trx, row: ImageRow) => Promise<void> = async () => {},
): Promise<ImageRow> {
  const { store, media, imageProcessing, random, clock } = context;
  await mustHaveRoom(store.db, of, 0);
  // Read first: a place at the decoder is for a whole file.
  const { bytes, address } = await file();
  const limiter = imageProcessing[of.kind === 'ad' ? 'hosts' : 'players'];
  // The image library is large, and most servers process no picture for a while after the start.
  const { processImage, unpackedBytes } = await import('./process-image.ts');
  const cost = await unpackedBytes(bytes);
  const { png, orientation } = await limiter.run(address, () => processImage(bytes, purpose), cost);
  const row: ImageRow = {
    ...of,
    image_code: newId(random),
    file: newPictureName(random),
    orientation,
    bytes: png.length,
    created_at: clock.now(),
    deleted_at: null,
    agreed_at: agrees() ? clock.now() : null,
    screen: null,
  };
  await store.write((trx) => reserveImage(trx, row));
  try {
    await media.put(row.file, png);
    await store.write(async (trx) => {
      await mustHaveRoom(trx, of, row.bytes);
      // Swept meanwhile: the picture store took longer than a caller waits.
      if (!(await showReserved(trx, row))) throw notThere(new Error('The file took too long.'));
      await also(trx, row);
    });
  } catch (error) {
    // The first error is reported. A picture that cannot be given up now is swept later.
    await giveUp(context, row).catch(() => {});
    throw error;
  }
  return row;
}

/** Refuses if the place or the uploader has no room for `more` bytes. */
async function mustHaveRoom(db: Db, of: ImagePlace & Uploader, more: number): Promise<void> {
  refuseOverImageLimits(await imagesOf(db, of), of, (await bytesOf(db, of)) + more);
}

/** Undoes a failed upload. Does nothing when the picture is shown after all: a commit whose response was lost may have succeeded. */
async function giveUp({ store, media, clock }: ServerContext, { image_code, file }: ImageRow): Promise<void> {
  // Not as a change of the uploader, whose account may be what is gone.
  if (!(await releaseReservation(store.db, image_code, clock.now()))) return;
  await media.delete(file);
  await store.db.updateTable('images').set({ file: '' }).where('image_code', '=', image_code).execute();
}
