import { type Ad, type AdEvent, countAd, listAds } from '@snug/contract';
import type { SnugClient } from '../client.ts';
import { isNetworkError } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';

/** The ads of a game. Headless: a widget shows `get()`, which is empty while there are none to show, and says what was seen. */
export interface GameAds extends Watched<readonly Ad[]> {
  /** Loads the ads once the game is known, unless it is a private event (ADS-03). */
  start(): void;
  stop(): void;
  /** An ad has been on the screen for a second. Counts once. */
  see(adId: string): void;
  /** An ad's link was followed. Counts once. */
  tap(adId: string): void;
}

export interface AdsOptions {
  readonly gameId: string;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Within this time a room that comes to a break asks for its ads. */
const spreadMs = 2_000;

interface Loaded {
  /** There at once at the next break, so that nothing moves. */
  ads: readonly Ad[];
  asked?: Promise<readonly Ad[]>;
  readonly counted: Set<string>;
}

/** What is loaded and counted outlives a widget, which leaves at every round: by client, then by game and player. */
const loaded = new WeakMap<object, Map<string, Loaded>>();

/**
 * @example
 * const ads = createAds(client, { gameId: '12' });
 * ads.subscribe(() => show(ads.get()));
 * ads.start();
 */
export function createAds(
  client: Pick<SnugClient, 'call' | 'game' | 'session'>,
  { gameId, clock = systemClock, random = systemRandom }: AdsOptions,
): GameAds {
  const game = client.game(gameId);
  // On a shared phone another player is another person to the sponsor.
  const who = client.session.claims()?.sub ?? client.session.clientId();
  const kept = keptFor(client, `${gameId} ${who}`);
  const { get, set, subscribe } = watched<readonly Ad[]>(kept.ads);
  let stops: (() => void)[] = [];

  function leave(): void {
    for (const stop of stops) stop();
    stops = [];
  }

  /** Once the game is there; a private event has none, and no call is made. */
  function look(): void {
    const { view } = game.get();
    if (!view) return;
    leave();
    if (view.private_event) return;
    // The whole room may have come to this break.
    if (kept.asked) void show();
    else stops = [clock.after(random.fraction() * spreadMs, () => void show())];
  }

  async function show(): Promise<void> {
    let isLeft = false;
    stops = [() => (isLeft = true)];
    try {
      kept.asked ??= client.call(listAds, { params: { gameid: gameId } });
      kept.ads = await kept.asked;
      if (!isLeft) set(kept.ads);
    } catch {
      // No ads, then, at this break: nobody waits for them.
      kept.asked = undefined;
    }
  }

  function count(ad_id: string, event: AdEvent): void {
    const key = `${event} ${ad_id}`;
    if (kept.counted.has(key)) return;
    kept.counted.add(key);
    // The page may be leaving for the sponsor's. One that is lost may be told again.
    client.call(countAd, { params: { gameid: gameId, ad_id, event }, keepalive: true }).catch((error: unknown) => {
      if (isNetworkError(error)) kept.counted.delete(key);
    });
  }

  return {
    get,
    subscribe,
    start() {
      leave();
      stops = [game.subscribe(look)];
      look();
    },
    stop: leave,
    see: (adId) => count(adId, 'seen'),
    tap: (adId) => count(adId, 'tapped'),
  };
}

function keptFor(client: object, key: string): Loaded {
  const games = loaded.get(client) ?? new Map<string, Loaded>();
  loaded.set(client, games);
  const kept = games.get(key) ?? { ads: [], counted: new Set<string>() };
  games.set(key, kept);
  return kept;
}
