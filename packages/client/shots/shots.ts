import {
  agreeToScreen,
  bigScreenField,
  deleteGameImage,
  type Image,
  idempotencyHeader,
  listImages,
  uploadGameImage,
} from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugCore } from '../client.ts';
import { randomId } from '../random-id.ts';
import { detailOf, Refused } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { uploadImage } from '../uploads/upload-image.ts';
import { createUploads, type Upload } from '../uploads/uploads.ts';
import { type Watched, watched } from '../watched.ts';
import { type LatestImages, latestImages } from './latest-images.ts';

/** A picture that is being uploaded. */
export interface Shot {
  readonly id: number;
  /** Sent with every attempt, so that a retry after a lost reply does not create a second picture. */
  readonly idempotencyKey: string;
  /** The file's name. */
  readonly name: string;
  /** The chosen file, which a crop starts from. */
  readonly original: File;
  /** The file to upload. */
  readonly file: Blob;
  /** An address to display it; empty where this browser cannot open it, or has not yet. */
  readonly preview: string;
  readonly type: string;
  readonly size: number;
  /** Whether the big screen may show it, as was ticked when it was uploaded. */
  readonly agrees?: boolean;
}

/** A chosen picture, resized for the upload. */
export interface PreparedShot {
  readonly file: Blob;
  readonly preview: string;
}

export interface ShotsState {
  /** The pictures of the game, the newest first; undefined until they are loaded. */
  readonly images: readonly Image[] | undefined;
  readonly loading: boolean;
  /** Loading failed: the server's text, empty for a network error. */
  readonly refused: string | undefined;
  /** Chosen and not uploaded yet. */
  readonly chosen: readonly Shot[];
  /** Whether the big screen may show the chosen pictures. Nobody agrees by doing nothing: each upload begins with no. */
  readonly agrees: boolean;
  /** Some of the chosen pictures are still being resized. */
  readonly opening: boolean;
  /** Done, uploading, waiting and failed pictures of the last press of Upload, and earlier failed ones. */
  readonly uploads: readonly Upload<Shot>[];
  /** The pictures that are being deleted. */
  readonly deleting: readonly string[];
  /** Deleting failed: the server's text, empty for a network error. */
  readonly undeleted: string | undefined;
  /** The own pictures for which consent to the big screen is being given or taken back. */
  readonly agreeing: readonly string[];
  /** That failed: the server's text, empty for a network error. */
  readonly disagreed: string | undefined;
}

/** The action shots of a game: everybody's pictures, and this device's uploads, one at a time (RULE-18). */
export interface Shots extends Watched<ShotsState> {
  /** Loads the list when the panel opens, and forgets finished uploads. */
  load(): Promise<void>;
  /** The same in a moment, each phone of the room in another: the game says that there are other pictures. */
  loadSoon(): void;
  /** Ticks whether the big screen may show what is chosen. */
  agree(agrees: boolean): void;
  /** Lets the big screen show a picture of one's own, or takes that back; resolves with whether it arrived. */
  setScreen(image_code: string, agreed: boolean): Promise<boolean>;
  /** Adds files to those to upload. They are resized one after the other (LIMIT-17). */
  choose(files: readonly File[]): Promise<void>;
  /** Replaces a chosen picture by its crop. */
  crop(id: number, picture: Blob): Promise<void>;
  /** Removes a chosen or failed picture. */
  takeBack(id: number): void;
  /** Uploads the chosen pictures. */
  upload(): void;
  /** Retries a failed picture. */
  retry(id: number): void;
  /** Deletes one of the game's pictures; resolves with whether it is gone. */
  remove(image_code: string): Promise<boolean>;
  /** The game is left: the pending upload finishes, no other one starts. */
  leave(): void;
}

export interface ShotsOptions {
  readonly gameId: string;
  /** Resizes a picture for the upload (LIMIT-17), or returns it unchanged where this browser cannot open it. */
  readonly prepare: (picture: Blob) => Promise<PreparedShot>;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** The server accepts six a minute: of ten, the rest wait this long by themselves, and not longer. */
const patienceMs = 30_000;
/** A room of phones hears of other pictures in one moment, and asks within this time. */
const spreadMs = 1_000;

/**
 * @example
 * const shots = createShots(client, { gameId: '12', prepare });
 * await shots.choose(input.files);
 * shots.upload();
 */
export function createShots(core: Pick<SnugCore, 'call'>, options: ShotsOptions): Shots {
  const { clock = systemClock, random = systemRandom } = options;
  const latest = latestImages();
  const { get, set, subscribe } = watched<ShotsState>({
    images: undefined,
    loading: false,
    refused: undefined,
    chosen: [],
    agrees: false,
    opening: false,
    uploads: [],
    deleting: [],
    undeleted: undefined,
    agreeing: [],
    disagreed: undefined,
  });
  const action = asyncAction();
  const parts: ShotsParts = {
    ...core,
    ...options,
    clock,
    random,
    latest,
    get,
    change: (some) => set({ ...get(), ...some }),
    merge: (asked, reply) => parts.change({ images: latest.merge(asked, reply), refused: undefined }),
    left: action.start(),
  };
  const { forgetArrived, leave, ...uploading } = uploadedShots(parts);

  return {
    get,
    subscribe,
    ...gameShots(parts, forgetArrived),
    ...chosenShots(parts),
    ...uploading,
    leave() {
      action.stop();
      leave();
    },
  };
}

/** What the parts share: the state, and whether the game is left. */
interface ShotsParts extends Required<ShotsOptions>, Pick<SnugCore, 'call'> {
  readonly latest: LatestImages;
  readonly left: AbortSignal;
  get(): ShotsState;
  change(some: Partial<ShotsState>): void;
  /** Merges the reply to a request into the pictures of the game. */
  merge(asked: number, reply: readonly Image[]): void;
}

/** The pictures of the game: loaded, and deleted. */
function gameShots(
  { gameId, call, clock, random, latest, left, get, change, merge }: ShotsParts,
  forgetArrived: () => void,
) {
  let isSoon = false;

  const verbs = {
    async load(): Promise<void> {
      const asked = latest.ask();
      const query = { rnd: String(random.fraction()) };
      forgetArrived();
      change({ loading: true, undeleted: undefined });
      try {
        merge(asked, imagesIn(await call(listImages, { params: { gameid: gameId }, query })));
      } catch (error) {
        change({ refused: detailOf(error) });
      }
      change({ loading: false });
    },

    loadSoon(): void {
      if (isSoon) return;
      isSoon = true;
      clock.after(random.fraction() * spreadMs, () => {
        isSoon = false;
        if (!left.aborted) void verbs.load();
      });
    },

    async setScreen(image_code: string, agreed: boolean): Promise<boolean> {
      if (get().agreeing.includes(image_code)) return false;
      change({ agreeing: [...get().agreeing, image_code], disagreed: undefined });
      const asked = latest.ask();
      let isDone = false;
      try {
        merge(asked, imagesIn(await call(agreeToScreen, { params: { id: gameId, image_code }, body: { agreed } })));
        isDone = true;
      } catch (error) {
        change({ disagreed: detailOf(error) });
      }
      change({ agreeing: get().agreeing.filter((each) => each !== image_code) });
      return isDone;
    },

    async remove(image_code: string): Promise<boolean> {
      if (get().deleting.includes(image_code)) return false;
      change({ deleting: [...get().deleting, image_code], undeleted: undefined });
      const asked = latest.ask();
      let isGone = false;
      try {
        const reply = imagesIn(await call(deleteGameImage, { params: { id: gameId, image_code } }));
        latest.drop(image_code);
        merge(asked, reply);
        isGone = true;
      } catch (error) {
        change({ undeleted: detailOf(error) });
      }
      change({ deleting: get().deleting.filter((each) => each !== image_code) });
      return isGone;
    },
  };
  return verbs;
}

/** The pictures that are chosen and not uploaded yet. */
function chosenShots({ prepare, random, left, get, change }: ShotsParts) {
  let count = 0;
  let choices = 0;

  /** Whether it is still in its list: it may have been removed or uploaded meanwhile. */
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

  return {
    async choose(files: readonly File[]): Promise<void> {
      const added = files.map((original): Shot => {
        const { name, size } = original;
        count += 1;
        // Some phones report no type for a file that they offer as a picture: the server checks it.
        const type = original.type || 'image/*';
        return { id: count, idempotencyKey: randomId(random), name, original, file: original, preview: '', type, size };
      });
      await opened(async () => {
        change({ chosen: [...get().chosen, ...added] });
        // Each may have twelve megapixels: never decodes two at once.
        for (const { id, original } of added) {
          if (left.aborted) return;
          if (get().chosen.some((shot) => shot.id === id)) replace(id, await prepare(original));
        }
      });
    },

    agree: (agrees: boolean): void => change({ agrees }),

    crop: (id: number, picture: Blob): Promise<void> => opened(async () => replace(id, await prepare(picture))),
  };
}

/** The uploads, one at a time. */
function uploadedShots({ gameId, call, clock, latest, left, get, change, merge }: ShotsParts) {
  const uploads = createUploads<Shot>(send);
  uploads.subscribe(() => change({ uploads: uploads.get() }));

  /** Resolves with the url of the uploaded picture: the newest of the list (ERR-37). */
  async function send(
    { file, idempotencyKey, agrees }: Shot,
    onSent: (percent: number) => void,
  ): Promise<string | undefined> {
    const fields: Record<string, string> = agrees ? { [bigScreenField]: 'yes' } : {};
    const options = { onSent, fields, headers: { [idempotencyHeader]: idempotencyKey } };
    for (let tries = 0; ; tries++) {
      const asked = latest.ask();
      try {
        const reply = imagesIn(await uploadImage(call, uploadGameImage, { id: gameId }, file, options));
        const url = reply.at(-1)?.url;
        if (url) merge(asked, reply);
        return url;
      } catch (error) {
        const restMs = error instanceof Refused && error.status_code === 429 ? error.retryAfterMs : undefined;
        if (tries > 0 || restMs === undefined || restMs > patienceMs) throw error;
        onSent(0);
        await new Promise<void>((rested) => clock.after(restMs, rested));
        if (left.aborted) throw error;
      }
    }
  }

  const find = (id: number) => uploads.get().find(({ file }) => file.id === id);

  /** Finished uploads are counted beside pending ones, and dropped when a new round of uploads starts. */
  function forgetArrived(): void {
    const now = uploads.get();
    if (now.some(({ state }) => state === 'waiting' || state === 'sending')) return;
    for (const { id, state } of now) if (state === 'done') uploads.remove(id);
  }

  return {
    forgetArrived,

    takeBack(id: number): void {
      change({ chosen: get().chosen.filter((shot) => shot.id !== id) });
      const failed = find(id);
      if (failed && failed.state !== 'sending') uploads.remove(failed.id);
    },

    upload(): void {
      const { chosen, opening, agrees } = get();
      if (opening || chosen.length === 0 || left.aborted) return;
      forgetArrived();
      change({ chosen: [], agrees: false });
      uploads.add(chosen.map((shot) => ({ ...shot, agrees })));
    },

    retry(id: number): void {
      const failed = find(id);
      if (failed && !left.aborted) uploads.retry(failed.id);
    },

    leave(): void {
      for (const { id, state } of uploads.get()) if (state === 'waiting') uploads.remove(id);
    },
  };
}

/** A picture without a url is missing (ERR-37). */
function imagesIn(reply: Image[]): Image[] {
  if (reply.some(({ url }) => url === '')) throw new Error('The reply has a picture without a url.');
  return reply;
}
