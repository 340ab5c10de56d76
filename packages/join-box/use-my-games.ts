import { myGames, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import type { GameStub } from '@snug/contract';
import { useEffect, useState } from 'react';

interface Found {
  /** Whose games, and asked for which time. */
  readonly whose: string | undefined;
  readonly turn?: string | number;
  readonly games?: readonly GameStub[] | undefined;
  readonly failed?: boolean;
}

/**
 * The player's games: asked for at once, when `turn` changes, and when somebody else is logged in. What is known stays until
 * the answer is there, and where none comes.
 */
export function useMyGames(client: SnugCore, turn: string | number, known?: readonly GameStub[]) {
  const whose = useSession(client.session).claims?.sub;
  const [found, setFound] = useState<Found>({ whose, games: known });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    myGames(client, signal).then(
      (games) => signal.aborted || setFound({ whose, turn, games }),
      () => signal.aborted || setFound((before) => ({ ...ofPlayer(whose, before), turn, failed: true })),
    );
    return () => leaving.abort();
  }, [client, whose, turn]);

  const { games, failed = false, turn: answered } = ofPlayer(whose, found);
  return { games, failed, asking: answered !== turn };
}

/** Somebody else's games are nobody's business, when the login ends meanwhile or another one begins. */
function ofPlayer(whose: string | undefined, found: Found): Found {
  return found.whose === whose ? found : { whose };
}
