import type { Clock } from '../foundation/seams.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly atHome: AtHome;
  }
}

/**
 * Which running games are at home at which addresses: where their quizmaster's console, their big screen or their players
 * are. Their codes are no secret there, since they stand on the wall (decision 48). In memory: after a restart the next calls
 * say it again.
 */
export interface AtHome {
  /** Somebody of the game has called from the address. */
  seen(address: string, game_id: string): void;
  has(address: string, game_id: string): boolean;
  /** Whether any game has been at home at the address. */
  hasAny(address: string): boolean;
  /** A browser has found a game at home at its address: it is in the room, as far as anybody can tell. */
  welcome(address: string, client_hash: string): void;
  /** Whether the browser is such a newcomer. */
  isNewcomer(address: string, client_hash: string): boolean;
}

/** A game that nobody at the address has called about for so long has moved on. */
export const homeMs = 2 * 3_600_000;
/** How long a newcomer may take until the login. */
const newcomerMs = 3_600_000;
/** Games at home at one address: a few venues behind one provider. Those seen last. */
export const gamesPerAddressMax = 8;
/** Addresses and newcomers that are remembered, those seen last. */
const keptMax = 20_000;

export function createAtHome(clock: Clock): AtHome {
  const homes = new Map<string, Map<string, number>>();
  const newcomers = new Map<string, number>();
  const newcomer = (address: string, client_hash: string) => `${address}\n${client_hash}`;

  return {
    seen(address, game_id) {
      const games = homes.get(address) ?? new Map<string, number>();
      putLast(games, game_id, clock.now(), gamesPerAddressMax);
      putLast(homes, address, games, keptMax);
    },
    has: (address, game_id) => clock.now() - (homes.get(address)?.get(game_id) ?? Number.NEGATIVE_INFINITY) < homeMs,
    hasAny: (address) => homes.has(address),
    welcome(address, client_hash) {
      putLast(newcomers, newcomer(address, client_hash), clock.now(), keptMax);
    },
    isNewcomer(address, client_hash) {
      const since = newcomers.get(newcomer(address, client_hash)) ?? Number.NEGATIVE_INFINITY;
      return clock.now() - since < newcomerMs;
    },
  };
}

/** Puts an entry at the end, and drops the first when there are too many. */
function putLast<V>(map: Map<string, V>, key: string, value: V, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= max) return;
  const first = map.keys().next().value;
  if (first !== undefined) map.delete(first);
}
