import { type Ad, type AdEvent, countAd, type GameView, listAds } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import type { SnugClient } from '../client.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';

/** The ads of a game, and the one to begin with. None while they are loading, or when they cannot be loaded. */
export interface AdsState {
  readonly ads: readonly Ad[];
  /** Counted from 0. */
  readonly startAt: number;
}

/** The sponsors' ads of a game (ADS-01 … ADS-03). Headless: a widget shows `get()`, and says what is seen and tapped. */
export interface Ads extends Watched<AdsState> {
  /** Loads them. Never for a private event (OPEN-58). */
  start(): void;
  stop(): void;
  /** An ad has been on the screen for a second. Counted once. */
  see(ad_id: string): void;
  /** An ad's link has been opened. Counted once. */
  tap(ad_id: string): void;
}

export interface AdsOptions {
  readonly gameId: string;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Within this time a room that a round has ended for asks, each phone at another moment. */
const spreadMs = 2_000;

/**
 * @example
 * const ads = createAds(client, { gameId: '12' });
 * ads.subscribe(() => show(ads.get()));
 * ads.start();
 */
export function createAds(
  { call, game }: Pick<SnugClient, 'call' | 'game'>,
  { gameId, clock = systemClock, random = systemRandom }: AdsOptions,
): Ads {
  const { get, set, subscribe } = watched<AdsState>({ ads: [], startAt: 0 });
  const loading = asyncAction();
  const counted = new Set<string>();

  async function load(signal: AbortSignal): Promise<readonly Ad[]> {
    await new Promise<void>((resolve) => {
      const cancel = clock.after(random.fraction() * spreadMs, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        resolve();
      });
    });
    signal.throwIfAborted();
    return call(listAds, { params: { gameid: gameId }, signal });
  }

  function count(ad_id: string, event: AdEvent): void {
    const key = `${event} ${ad_id}`;
    if (counted.has(key)) return;
    counted.add(key);
    // Somebody may leave the page with the tap. A lost count is nobody's trouble here.
    call(countAd, { params: { gameid: gameId, ad_id, event }, keepalive: true }).catch(() => {});
  }

  return {
    get,
    subscribe,
    start() {
      const { view } = game(gameId).get();
      if (!view || view.private_event || get().ads.length > 0) return;
      void loading.run(
        load,
        (ads) => set({ ads, startAt: firstAd(view, ads.length) }),
        // Players hear nothing of ads that did not come.
        () => {},
      );
    },
    stop: () => loading.stop(),
    see: (ad_id) => count(ad_id, 'seen'),
    tap: (ad_id) => count(ad_id, 'tapped'),
  };
}

/** The ad to begin with: as many further as rounds have been played (OPEN-59). `round_index` is -1 before the first. */
export function firstAd({ round, round_index }: Pick<GameView, 'round' | 'round_index'>, length: number): number {
  const played = round ? round_index : round_index + 1;
  return length > 0 ? Math.max(0, played) % length : 0;
}
