import { useSyncExternalStore } from 'react';
import type { Watched } from '../watched.ts';

/** The current value, in a component. */
export function useWatched<T>({ subscribe, get }: Watched<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
