import type { GameClient, SnugClient, SnugCore } from './client.ts';
import { type CoreOptions, createCore } from './create-core.ts';
import { createGameClient } from './game/game-client.ts';

export interface ClientOptions extends CoreOptions {
  /** A core to stand on, for a page that began without games: session and storage stay the same. */
  readonly core?: SnugCore;
  /** A game sends its player home, to '/' (MSG-KICK_TEAM-b). */
  readonly onHome?: () => void;
}

/**
 * Everything of the player's side: what widgets are given.
 *
 * @example
 * const client = createClient();
 * const game = client.game('12');
 * const leave = game.subscribe(() => console.log(screenOf(game.get())));
 */
export function createClient(options: ClientOptions = {}): SnugClient {
  const core = options.core ?? createCore(options);
  const games = new Map<string, GameClient>();

  return {
    ...core,
    game(gameId) {
      const known = games.get(gameId);
      if (known) return known;
      const made = createGameClient(core, gameId, { ...options.seams, onHome: options.onHome });
      games.set(gameId, made);
      return made;
    },
  };
}
