import { type GameClient, type Watched, watched } from '@snug/client';
import { useWatched } from '@snug/client/react';
import { type RefObject, useLayoutEffect } from 'react';
import { getOrCreate } from '../panels/get-or-create.ts';
import { useBoardDue } from '../results/use-results.ts';
import { useTools } from '../use-live-game.ts';

type Place = Watched<boolean> & {
  set(isFirst: boolean): void;
  /** The told things that stand last on their screen. */
  last?: HTMLElement | null;
};

const byGame = new WeakMap<GameClient, Place>();

/** Whether what was told stands right below the screen's head, and not last. */
export function useToldPlace(): { place: Place; isFirst: boolean } {
  const { game } = useTools();
  const place = getOrCreate(byGame, game, (): Place => watched(false));
  return { place, isFirst: useWatched(place) };
}

/**
 * Moves what was told up to the head with the board that is due. Whoever reads it last on the screen then, or writes an appeal
 * there, keeps it where it is until the next screen.
 */
export function useDecideToldPlace(mark: RefObject<HTMLElement | null>): boolean {
  const { place, isFirst } = useToldPlace();
  const isDue = useBoardDue().board !== undefined;
  useLayoutEffect(() => {
    const isUp = isDue && !isRead(place.last, mark.current);
    if (isUp) keepRoom(place.last, mark.current);
    place.set(isUp);
  }, [place, isDue, mark]);
  useLayoutEffect(() => () => place.set(false), [place]);
  return isFirst;
}

/** It fills the screen's half or more, with the head out of view, or has the focus. */
function isRead(last: HTMLElement | null | undefined, head: HTMLElement | null): boolean {
  if (!last || !head) return false;
  const root = last.getRootNode() as Document | ShadowRoot;
  if (last.contains(root.activeElement)) return true;
  const { top, bottom } = last.getBoundingClientRect();
  return head.getBoundingClientRect().top < 0 && top < innerHeight / 2 && bottom > 0;
}

/** Whoever has scrolled to what stands before it would be moved if the page ended there now. */
function keepRoom(last: HTMLElement | null | undefined, head: HTMLElement | null): void {
  if (!last || !head || head.getBoundingClientRect().top >= 0) return;
  last.style.minBlockSize = `${Math.max(0, innerHeight - last.getBoundingClientRect().top)}px`;
}
