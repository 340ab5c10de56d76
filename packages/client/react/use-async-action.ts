import { type DependencyList, useLayoutEffect, useState } from 'react';
import { type AsyncAction, asyncAction } from '../async-action.ts';

/**
 * An action of a component: `begin` starts it on mounting, and anew whenever `of` changes; unmounting leaves it.
 *
 * @example
 * const action = useAsyncAction((signal) => void load(signal), [gameId]);
 */
export function useAsyncAction(begin?: (signal: AbortSignal) => void, of: DependencyList = []): AsyncAction {
  const [action] = useState(asyncAction);
  // A layout effect: a passive one is cleaned up after a paint, and a reply may come before it.
  useLayoutEffect(() => {
    const signal = action.start();
    begin?.(signal);
    return action.stop;
    // biome-ignore lint/correctness/useExhaustiveDependencies: anew only for something else, whatever the function
  }, of);
  return action;
}
