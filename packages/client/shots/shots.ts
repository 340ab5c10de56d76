import { deleteGameImage, type Image, idempotencyHeader, listImages, uploadGameImage } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { randomId } from '../random-id.ts';
import { detailOf, Refused } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { uploadImage } from '../uploads/upload-image.ts';
import { createUploads, type Upload } from '../uploads/uploads.ts';
import { type Watched, watched } from '../watched.ts';
import { latestImages } from './latest-images.ts';

/** A picture on its way out of this phone. */
export interface Shot {
  readonly id: number;
  /** Goes with every try: one whose reply got lost makes no second picture when it is sent again. */
  readonly idempotencyKey: string;
  /** What its file is called. */
  readonly name: string;
  /** As it was chosen: what a crop is cut from. */
  readonly original: File;
  /** What goes. */
  readonly file: Blob;
  /** An address to show it from; empty where this browser cannot open it, or has not yet. */
  readonly preview: string;
  readonly type: string;
  readonly size: number;
}

/** A chosen picture, made small enough to go. */
export interface PreparedShot {
  readonly file: Blob;
  readonly preview: string;
}

export interface ShotsState {
  /** The pictures of the game, the newest first; undefined until they are here. */
  readonly images: readonly Image[] | undefined;
  readonly loading: boolean;
  /** They could not be loaded: the server's sentence, empty in weather. */
  readonly refused: string | undefined;
  /** Chosen and not sent yet. */
  readonly chosen: readonly Shot[];
  /** Some of them are still being made smaller. */
  readonly opening: boolean;
  /** Sent, on their way, waiting and failed, of the last press of Upload and what failed before. */
  readonly uploads: readonly Upload<Shot>[];
  /** Which are being deleted. */
  readonly deleting: readonly string[];
  /** One could not be deleted: the server's sentence, empty in weather. */
  readonly undeleted: string | undefined;
}

/** The action shots of a game: what everybody took, and what goes from this phone, one at a time (RULE-18). */
export interface Shots extends Watched<ShotsState> {
  /** Loads the list: when it is looked at. What has arrived before is told no more. */
  load(): Promise<void>;
  /** Takes files into the row of those that are to go. They are made smaller one after the other (LIMIT-17). */
  choose(files: readonly File[]): Promise<void>;
  /** What was cut out goes in place of the whole picture. */
  crop(id: number, picture: Blob): Promise<void>;
  /** Takes back what was chosen, or failed. */
  takeBack(id: number): void;
  /** Sends what is chosen. */
  upload(): void;
  /** Sends one again that failed. */
  retry(id: number): void;
  /** Deletes one of the game's pictures; whether it is gone. */
  remove(image_code: string): Promise<boolean>;
  /** The game is left: what is on its way arrives, nothing more is sent. */
  leave(): void;
}

export interface ShotsOptions {
  readonly gameId: string;
  /** Makes a picture small enough to go (LIMIT-17), or hands it on as it is where it cannot be opened here. */
  readonly prepare: (picture: Blob) => Promise<PreparedShot>;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Six a minute are taken: who sends ten waits so long for the next by themselves, and not longer. */
const patienceMs = 30_000;

/**
 * @example
 * const shots = createShots(client, { gameId: '12', prepare });
 * await shots.choose(input.files);
 * shots.upload();
 */
export function createShots(
  { call }: Pick<SnugCore, 'call'>,
  { gameId, prepare, clock = systemClock, random = systemRandom }: ShotsOptions,
): Shots {
  const latest = latestImages();
  const uploads = createUploads<Shot>(send);
  const { get, set, subscribe } = watched<ShotsState>({
    images: undefined,
    loading: false,
    refused: undefined,
    chosen: [],
    opening: false,
    uploads: uploads.get(),
    deleting: [],
    undeleted: undefined,
  });
  let count = 0;
  let choices = 0;
  let isLeft = false;

  const change = (some: Partial<ShotsState>): void => set({ ...get(), ...some });
  uploads.subscribe(() => change({ uploads: uploads.get() }));

  function hear(asked: number, reply: readonly Image[]): void {
    change({ images: latest.hear(asked, reply), refused: undefined });
  }

  /** Answers the url of the picture that arrived: the newest of the list (ERR-37). */
  async function send({ file, idempotencyKey }: Shot, onSent: (percent: number) => void): Promise<string | undefined> {
    const options = { check: imagesIn, onSent, headers: { [idempotencyHeader]: idempotencyKey } };
    for (let tries = 0; ; tries++) {
      const asked = latest.ask();
      try {
        const reply = await uploadImage(call, uploadGameImage, { id: gameId }, file, options);
        const url = reply.at(-1)?.url;
        if (url) hear(asked, reply);
        return url;
      } catch (error) {
        const restMs = error instanceof Refused && error.status_code === 429 ? error.retryAfterMs : undefined;
        if (tries > 0 || restMs === undefined || restMs > patienceMs) throw error;
        onSent(0);
        await new Promise<void>((rested) => clock.after(restMs, rested));
        if (isLeft) throw error;
      }
    }
  }

  /** In its row still: it may have been taken back, or sent, meanwhile. */
  function replace(id: number, { file, preview }: PreparedShot): void {
    const { size } = file;
    change({
      chosen: get().chosen.map((shot) => {
        return shot.id === id ? { ...shot, file, preview, size, type: file.type || shot.type } : shot;
      }),
    });
  }

  async function opened(run: () => Promise<void>): Promise<void> {
    choices += 1;
    change({ opening: true });
    try {
      await run();
    } finally {
      choices -= 1;
      change({ opening: choices > 0 });
    }
  }

  /** What has arrived is counted beside what is still going, and forgotten when people begin anew. */
  function forgetArrived(): void {
    const now = uploads.get();
    if (now.some(({ state }) => state === 'waiting' || state === 'sending')) return;
    for (const { id, state } of now) if (state === 'done') uploads.remove(id);
  }

  return {
    get,
    subscribe,

    async load() {
      const asked = latest.ask();
      const query = { rnd: String(random.fraction()) };
      forgetArrived();
      change({ loading: true, undeleted: undefined });
      try {
        hear(asked, await call(listImages, { params: { gameid: gameId }, query, check: imagesIn }));
      } catch (error) {
        change({ refused: detailOf(error) });
      }
      change({ loading: false });
    },

    async choose(files) {
      const added = files.map((original): Shot => {
        const { name, size } = original;
        count += 1;
        // Some phones know no type of a file that they offer as a picture: the server looks.
        const type = original.type || 'image/*';
        return { id: count, idempotencyKey: randomId(random), name, original, file: original, preview: '', type, size };
      });
      await opened(async () => {
        change({ chosen: [...get().chosen, ...added] });
        // Twelve megapixels each: never two at once.
        for (const { id, original } of added) {
          if (isLeft) return;
          if (get().chosen.some((shot) => shot.id === id)) replace(id, await prepare(original));
        }
      });
    },

    crop: (id, picture) => opened(async () => replace(id, await prepare(picture))),

    takeBack(id) {
      change({ chosen: get().chosen.filter((shot) => shot.id !== id) });
      const failed = uploads.get().find(({ file, state }) => file.id === id && state !== 'sending');
      if (failed) uploads.remove(failed.id);
    },

    upload() {
      const { chosen, opening } = get();
      if (opening || chosen.length === 0 || isLeft) return;
      forgetArrived();
      change({ chosen: [] });
      uploads.add(chosen);
    },

    retry(id) {
      const failed = uploads.get().find(({ file }) => file.id === id);
      if (failed && !isLeft) uploads.retry(failed.id);
    },

    async remove(image_code) {
      if (get().deleting.includes(image_code)) return false;
      change({ deleting: [...get().deleting, image_code], undeleted: undefined });
      const asked = latest.ask();
      let isGone = false;
      try {
        const reply = await call(deleteGameImage, { params: { id: gameId, image_code }, check: imagesIn });
        latest.drop(image_code);
        hear(asked, reply);
        isGone = true;
      } catch (error) {
        change({ undeleted: detailOf(error) });
      }
      change({ deleting: get().deleting.filter((each) => each !== image_code) });
      return isGone;
    },

    leave() {
      isLeft = true;
      for (const { id, state } of uploads.get()) if (state === 'waiting') uploads.remove(id);
    },
  };
}

/** The reply, at the door: a picture without an address is none (ERR-37). */
function imagesIn(reply: unknown): Image[] {
  const isList = Array.isArray(reply) && reply.every((image) => typeof image?.url === 'string' && image.url !== '');
  if (!isList) throw new Error('The reply is no list of pictures.');
  return reply as Image[];
}
