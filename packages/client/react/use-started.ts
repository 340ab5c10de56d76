import { type DependencyList, useLayoutEffect, useMemo } from 'react';
import type { Watched } from '../watched.ts';
import { useWatched } from './use-watched.ts';

/** What a component shows while it is mounted. */
interface Startable extends Watched<unknown> {
  start(): void;
  stop(): void;
}

/**
 * Makes what a component shows, anew for another `of`; starts it on mounting, and stops it on unmounting.
 *
 * @example
 * const [link, step] = useStarted(() => createJoinLink(client, { gameId, teamCode, onGame }), [client, gameId, teamCode]);
 */
export function useStarted<C extends Startable>(make: () => C, of: DependencyList): [C, ReturnType<C['get']>] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew only for something else, whatever the function
  const made = useMemo(make, of);
  // A layout effect: a passive one is cleaned up after a paint, and a reply may come before it.
  useLayoutEffect(() => {
    made.start();
    return () => made.stop();
  }, [made]);
  return [made, useWatched(made) as ReturnType<C['get']>];
}
