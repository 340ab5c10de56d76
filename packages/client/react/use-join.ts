import { useSyncExternalStore } from 'react';
import type { Join, JoinState } from '../join/join.ts';

/** The state of a join in a component. */
export function useJoin(join: Join): JoinState {
  return useSyncExternalStore(join.subscribe, join.get, join.get);
}
