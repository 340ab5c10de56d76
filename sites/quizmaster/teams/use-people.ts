import type { GamePeople, HostGame } from '@snug/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AskedState } from '../asked-store.ts';
import { useHostClient } from '../host-client.ts';
import { createPeople } from './people-store.ts';

/** Who is in the game, while the component is mounted: loaded anew when its teams or spectators change. */
export function usePeople({
  gameid,
  teams,
  watcher_count,
  waiting_count,
}: HostGame): AskedState<GamePeople> & { again(): void } {
  const { call } = useHostClient();
  const { get, subscribe, changed } = useMemo(() => createPeople({ gameId: gameid, call }), [gameid, call]);
  useEffect(() => changed(), [changed, teams, watcher_count, waiting_count]);
  return { ...useSyncExternalStore(subscribe, get), again: changed };
}
