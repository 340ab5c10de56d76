import { type DependencyList, useLayoutEffect, useState } from 'react';
import { type AsyncAction, asyncAction } from '../async-action.ts';

/**
 * An action of a component: `begin` starts it on mounting, and anew whenever `of` changes; unmounting leaves it.
 *
 * @example
 * const action = useAsyncAction(({ run }) => void run(load, show, fail), [gameId]);
 */
export function useAsyncAction(begin?: (action: AsyncAction) => unknown, of: DependencyList = []): AsyncAction {
  const [action] = useState(asyncAction);
  // A layout effect: a passive one is cleaned up after a paint, and a reply may come before it.
  useLayoutEffect(() => {
    action.start();
    begin?.(action);
    return action.stop;
    // biome-ignore lint/correctness/useExhaustiveDependencies: anew only for something else, whatever the function
  }, of);
  return action;
}
