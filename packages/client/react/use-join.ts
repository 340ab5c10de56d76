import { useSyncExternalStore } from 'react';
import type { Join, JoinState } from '../join/join.ts';

/** Where a join stands, on a screen. */
export function useJoin(join: Join): JoinState {
  return useSyncExternalStore(join.subscribe, join.get, join.get);
}
