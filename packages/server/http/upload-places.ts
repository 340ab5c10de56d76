import { imageMaxBytes } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    /** The uploads in hand. Those of quizmasters have places of their own and never wait for players'. */
    readonly uploads: Readonly<Record<'players' | 'hosts', UploadPlaces>>;
  }
}

/** Whose upload it is, and from where. */
export interface Uploading {
  readonly who: string;
  readonly address: string;
  /** The same for a repeat of the same upload, as a phone makes one whose line was lost. */
  readonly idempotencyKey?: string | undefined;
  /** Whether its line is lost already: then it takes no place, and nobody is cut for it. */
  readonly isGone?: (() => boolean) | undefined;
}

/** An upload in hand, from before its first byte until its picture is kept. */
export interface UploadPlace {
  /** Aborted with a Refusal when the upload is cut. */
  readonly signal: AbortSignal;
  /** Counts bytes that have arrived; resolves once there is room for more of them. */
  received(bytes: number): Promise<void>;
  /** The file is there: it can be cut no more. */
  isWhole(): void;
  leave(): void;
}

export interface UploadPlaces {
  /** Takes a place for an upload, if need be by cutting one that dawdles. Refuses when there is none in time. */
  take(of: Uploading): Promise<UploadPlace>;
}

export interface UploadLimits {
  /** Uploads in hand of one player. */
  readonly perPlayer: number;
  readonly perAddress: number;
  readonly atOnce: number;
  /** Bytes that the uploads in hand hold in memory. */
  readonly bytesPerAddress: number;
  readonly bytes: number;
}

/** A pub of sixty tables sends at once from one address, a few megabytes each where the phone does not scale pictures. */
export const uploadLimits = {
  players: {
    perPlayer: 1,
    perAddress: 64,
    atOnce: 256,
    bytesPerAddress: 24 * imageMaxBytes,
    bytes: 48 * imageMaxBytes,
  },
  hosts: { perPlayer: 4, perAddress: 8, atOnce: 16, bytesPerAddress: 8 * imageMaxBytes, bytes: 8 * imageMaxBytes },
} as const satisfies Record<string, UploadLimits>;

/** 32 kbit/s, of which the slowest 3G has twice as much: a scaled picture takes a minute. */
export const minBytesPerS = 4_096;
/** How long an upload may come slower: a phone's line stalls for some seconds, as when it changes cells. */
export const slowForMs = 15_000;
/** Where there is no room, the slowest upload that comes slower than this is cut for a faster one. */
const dawdlingBytesPerS = 65_536;
/** Before that it has no speed yet. */
const speedAfterMs = 2_000;
/** Where there is no place, an upload that is longer in hand than this may be cut at any speed, so that all take turns. */
const longMs = 15_000;
/** Whoever was cut for that takes only free places for so long: they do not take turns twice while others wait for one. */
const hadTurnForMs = 5 * 60_000;
/** A player's upload that is silent for so long is of a line that was lost: the next one of that player replaces it. */
const silentMs = 3_000;
/** How long an upload waits for a place. */
const waitMs = 10_000;
const lookAgainMs = 250;

interface InHand extends Uploading {
  readonly beganAt: number;
  readonly controller: AbortController;
  heardAt: number;
  bytes: number;
  /** Bytes within the time of `slowForMs` that runs. */
  lately: number;
  /** Has waited for room within that time, which is no slowness of its own. */
  hasWaited: boolean;
  isWhole: boolean;
  stopWatching: () => void;
}

/**
 * Keeps count of the uploads in hand. A slow one holds little, since only bytes that have arrived take memory; one that is too slow is
 * cut, and where places or memory run out, the slowest is, at the address that is full or else that has the most of them.
 */
export function createUploadPlaces(clock: Clock, limits: UploadLimits): UploadPlaces {
  const inHand = new Set<InHand>();
  const waitingAt = new Map<string, number>();
  /** When each player was cut who had been in hand for long. */
  const hadTurnAt = new Map<string, number>();

  const all = () => [...inHand];
  const at = (address: string) => all().filter((each) => each.address === address);
  const ofPlayer = (who: string) => all().filter((each) => each.who === who);
  const bytesOf = (uploads: readonly InHand[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  const lookAgain = () => new Promise<void>((resolve) => clock.after(lookAgainMs, resolve));

  async function take(of: Uploading): Promise<UploadPlace> {
    if (of.isGone?.()) throw new Refusal(400, details.badRequest);
    if (noPlaceFor(of)) await waitForPlace(of);
    return place(of);
  }

  async function waitForPlace(of: Uploading): Promise<void> {
    const others = waitingAt.get(of.address) ?? 0;
    // A crowd that waits at one address keeps nobody at another from waiting.
    if (others >= limits.atOnce) throw new Refusal(503, details.busy, { retryAfterS: 5, limit: 'uploadPlaces' });
    waitingAt.set(of.address, others + 1);
    try {
      for (let waited = lookAgainMs; ; waited += lookAgainMs) {
        await lookAgain();
        if (of.isGone?.()) throw new Refusal(400, details.badRequest);
        const why = noPlaceFor(of);
        if (!why) return;
        if (waited >= waitMs) throw why;
      }
    } finally {
      const left = (waitingAt.get(of.address) ?? 1) - 1;
      if (left > 0) waitingAt.set(of.address, left);
      else waitingAt.delete(of.address);
    }
  }

  /** Why there is no place, after one was made where that is possible. */
  function noPlaceFor({ who, address, idempotencyKey }: Uploading): Refusal | undefined {
    const own = ofPlayer(who);
    if (own.length >= limits.perPlayer) {
      const isRepeated = (each: InHand) => idempotencyKey !== undefined && each.idempotencyKey === idempotencyKey;
      const isSilent = (each: InHand) => clock.now() - each.heardAt >= silentMs;
      const isLost = (each: InHand) => !each.isWhole && (isRepeated(each) || isSilent(each));
      if (!cut(own.find(isLost), busy())) return new Refusal(429, details.uploadUnderWay, { retryAfterS: 2 });
    }
    const here = at(address);
    if (here.length >= limits.perAddress && !makePlace(who, here)) return busy();
    if (inHand.size >= limits.atOnce && !makePlace(who, fullestAddress())) return busy();
    return undefined;
  }

  /** Cuts the slowest of these for a player, or else the one longest in hand if the player has not had that turn lately. */
  function makePlace(who: string, uploads: readonly InHand[]): boolean {
    if (cut(slowestOf(uploads), busy())) return true;
    const now = clock.now();
    for (const [player, at] of hadTurnAt) if (now - at >= hadTurnForMs) hadTurnAt.delete(player);
    const longest = hadTurnAt.has(who) ? undefined : longestOf(uploads);
    if (!longest) return false;
    hadTurnAt.set(longest.who, now);
    return cut(longest, busy());
  }

  function place(of: Uploading): UploadPlace {
    const now = clock.now();
    const controller = new AbortController();
    const upload: InHand = {
      ...of,
      ...{ controller, beganAt: now, heardAt: now },
      ...{ bytes: 0, lately: 0, hasWaited: false, isWhole: false, stopWatching: () => {} },
    };
    inHand.add(upload);
    watch(upload);
    return {
      signal: controller.signal,
      async received(bytes) {
        upload.heardAt = clock.now();
        upload.bytes += bytes;
        upload.lately += bytes;
        while (!controller.signal.aborted && !hasRoom(upload)) {
          upload.hasWaited = true;
          await lookAgain();
          upload.heardAt = clock.now();
        }
      },
      isWhole() {
        upload.isWhole = true;
        upload.stopWatching();
      },
      leave: () => leave(upload),
    };
  }

  /**
   * Whether more bytes of an upload may be kept, after room was made where that is possible. Where all are fast, the one that has come
   * furthest goes on: it ends soonest, and makes room for the others.
   */
  function hasRoom(upload: InHand): boolean {
    const here = at(upload.address);
    const isFurthestOf = (uploads: readonly InHand[]) => upload === furthestOf(uploads);
    if (bytesOf(here) > limits.bytesPerAddress && !cut(slowestOf(here), busy()) && !isFurthestOf(here)) return false;
    return bytesOf(all()) <= limits.bytes || cut(slowestOf(fullestAddress()), busy()) || isFurthestOf(all());
  }

  function watch(upload: InHand): void {
    upload.stopWatching = clock.after(slowForMs, () => {
      const isTooSlow = upload.lately < (minBytesPerS * slowForMs) / 1_000 && !upload.hasWaited;
      if (isTooSlow)
        return void cut(upload, new Refusal(503, details.uploadTooSlow, { retryAfterS: 2, limit: 'uploadSpeed' }));
      upload.lately = 0;
      upload.hasWaited = false;
      watch(upload);
    });
  }

  function slowestOf(uploads: readonly InHand[]): InHand | undefined {
    const now = clock.now();
    const speed = ({ bytes, beganAt }: InHand) => (bytes * 1_000) / (now - beganAt);
    return uploads
      .filter((each) => !each.isWhole && now - each.beganAt >= speedAfterMs && speed(each) < dawdlingBytesPerS)
      .sort((one, other) => speed(one) - speed(other))[0];
  }

  function longestOf(uploads: readonly InHand[]): InHand | undefined {
    const isLong = ({ isWhole, beganAt }: InHand) => !isWhole && clock.now() - beganAt >= longMs;
    return uploads.filter(isLong).sort((one, other) => one.beganAt - other.beganAt)[0];
  }

  function furthestOf(uploads: readonly InHand[]): InHand | undefined {
    return uploads.filter(({ isWhole }) => !isWhole).sort((one, other) => other.bytes - one.bytes)[0];
  }

  /** The uploads of the address that has the most in hand: whoever is alone at theirs does not pay for a crowd elsewhere. */
  function fullestAddress(): InHand[] {
    const byAddress = Map.groupBy(inHand, ({ address }) => address);
    return [...byAddress.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  }

  function cut(upload: InHand | undefined, why: Refusal): boolean {
    if (!upload) return false;
    leave(upload);
    upload.controller.abort(why);
    return true;
  }

  function leave(upload: InHand): void {
    upload.stopWatching();
    inHand.delete(upload);
  }

  return { take };
}

function busy(): Refusal {
  return new Refusal(503, details.busy, { retryAfterS: 2, limit: 'uploadPlaces' });
}
