import { createShots } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { useEffect, useRef } from 'react';
import { getOrCreate } from '../panels/get-or-create.ts';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { prepareShot } from './prepare-shot.ts';
import { shotsByGame } from './shots-by-game.ts';

/** The game's pictures and this phone's uploads, which continue while the panel is closed. */
export function useShots() {
  const { client, game } = useTools();
  const gameId = usePick(({ gameid }) => gameid);
  // Which pictures may be deleted depends on the role.
  const role = usePick(roleOf);
  const shots = getOrCreate(shotsByGame, game, () => createShots(client, { gameId, prepare: prepareShot }));
  const state = useWatched(shots);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the role changes.
  useEffect(() => void shots.load(), [shots, role]);

  // The game says that a picture is gone, or where it is on its way to the big screen.
  const version = usePick(({ view }) => view?.photos_version);
  const loadedAt = useRef(version);
  useEffect(() => {
    if (loadedAt.current !== version) shots.loadSoon();
    loadedAt.current = version;
  }, [shots, version]);

  return { shots, state };
}
