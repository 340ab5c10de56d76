import type { GameClient, SnugClient, SnugCore } from './client.ts';
import { type CoreOptions, createCore } from './create-core.ts';
import { createGameClient } from './game/game-client.ts';

export interface ClientOptions extends CoreOptions {
  /** An existing core to build on, for a page that started without games: session and storage stay the same. */
  readonly core?: SnugCore;
  /** A game sends its player to '/' (MSG-KICK_TEAM-b). */
  readonly onHome?: () => void;
}

/**
 * The whole client, as widgets receive it.
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
