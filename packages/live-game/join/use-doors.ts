import { useAsyncAction } from '@snug/client/react';
import { type FoundGame, findGame } from '@snug/contract';
import { useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';

type Doors = Pick<FoundGame, 'doors_closed' | 'left_team' | 'my_teams'>;

/** A panel that shows nothing yet is not kept longer than this. */
const waitMs = 4_000;

/**
 * Whether the game's doors are closed, and which team the player has left, as its code tells whoever looks it up; undefined until
 * then. Where that fails the doors are taken to be open: the server decides.
 */
export function useDoors(): Doors | undefined {
  const { client } = useTools();
  const code = usePick(({ view }) => view?.code ?? '');
  const [doors, setDoors] = useState<Doors>();
  const find = (signal: AbortSignal) =>
    client.call(findGame, { body: { code }, anybody: true, timeoutMs: waitMs, signal });
  useAsyncAction(({ run }) => run(find, setDoors, () => setDoors({})), [client, code]);
  return doors;
}
