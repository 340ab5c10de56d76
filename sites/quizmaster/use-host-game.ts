import { useMemo, useSyncExternalStore } from 'react';
import { useHostClient } from './host-client.ts';
import { createHostConsole, type HostConsole, type HostConsoleState } from './host-console.ts';

/** Follows a game as its quizmaster while the component is mounted. */
export function useHostGame(gameId: string): HostConsoleState & Pick<HostConsole, 'run' | 'tell' | 'reconnect'> {
  const { call, session } = useHostClient();
  const { get, subscribe, run, tell, reconnect } = useMemo(
    () => createHostConsole({ gameId, call, session }),
    [gameId, call, session],
  );
  const state = useSyncExternalStore(subscribe, get);
  return { ...state, run, tell, reconnect };
}
