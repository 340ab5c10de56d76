import { type HostPhotos, hostPhotos } from '@snug/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Asked, type AskedState, createAsked } from '../asked-store.ts';
import { useHostClient } from '../host-client.ts';

/** The photos and votes of a game, while the component is mounted: loaded anew when the quizmaster's stream rings for them. */
export function usePhotos(
  gameId: string,
  rung = 0,
): AskedState<HostPhotos> & Pick<Asked<HostPhotos>, 'changed' | 'take'> {
  const { call } = useHostClient();
  const { get, subscribe, changed, take } = useMemo(
    () => createAsked((signal) => call(hostPhotos, { params: { id: gameId }, signal })),
    [call, gameId],
  );
  useEffect(() => changed(), [changed, rung]);
  return { ...useSyncExternalStore(subscribe, get), changed, take };
}
