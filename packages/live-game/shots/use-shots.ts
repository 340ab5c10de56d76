import { createShots } from '@snug/client';
import { useEffect, useSyncExternalStore } from 'react';
import { keptFor } from '../kept-for.ts';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { keptShots } from './kept-shots.ts';
import { prepareShot } from './prepare-shot.ts';

/** The game's pictures and what goes from this phone, also while the panel is closed. */
export function useShots() {
  const { client, game } = useTools();
  const gameId = usePick(({ gameid }) => gameid);
  // What may be deleted goes by it.
  const role = usePick(roleOf);
  const shots = keptFor(keptShots, game, () => createShots(client, { gameId, prepare: prepareShot }));
  const state = useSyncExternalStore(shots.subscribe, shots.get, shots.get);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another role is a reason.
  useEffect(() => void shots.load(), [shots, role]);

  return { shots, state };
}
