import { type AsyncAction, myGames, type SnugCore } from '@snug/client';
import { useAsyncAction, useSession } from '@snug/client/react';
import type { GameStub } from '@snug/contract';
import { useState } from 'react';

interface Found {
  /** The player the games belong to, and the `reloadKey` they were loaded for. */
  readonly playerId: string | undefined;
  readonly reloadKey?: string | number;
  readonly games?: readonly GameStub[] | undefined;
  readonly failed?: boolean;
}

/**
 * The player's games: loaded at once, when `reloadKey` changes, and when another player logs in. Known games stay until the
 * reply arrives, and if it fails.
 */
export function useMyGames(client: SnugCore, reloadKey: string | number, known?: readonly GameStub[]) {
  const playerId = useSession(client.session).claims?.sub;
  const [found, setFound] = useState<Found>({ playerId, games: known });

  const load = ({ run }: AsyncAction) =>
    run(
      (signal) => myGames(client, signal),
      (games) => setFound({ playerId, reloadKey, games }),
      () => setFound((before) => ({ ...ofPlayer(playerId, before), reloadKey, failed: true })),
    );
  useAsyncAction(load, [client, playerId, reloadKey]);

  const { games, failed = false, reloadKey: answered } = ofPlayer(playerId, found);
  return { games, failed, asking: answered !== reloadKey };
}

/** Drops another player's games, after a logout or a new login. */
function ofPlayer(playerId: string | undefined, found: Found): Found {
  return found.playerId === playerId ? found : { playerId };
}
