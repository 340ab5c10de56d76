import type { HostGame } from '@snug/contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pageSound } from './page-sound.ts';
import type { RoomSound } from './room-sound.ts';
import { soundOf } from './sound-of.ts';

/** Lets the room hear what happens in the game while one of its pages is open. */
export function useRoomSound(game: HostGame | undefined, sound: RoomSound = pageSound()): void {
  const seen = useRef<HostGame>(undefined);
  // A subscriber turns on what the browser remembers as on.
  useSyncExternalStore(sound.subscribe, sound.get);
  useEffect(() => {
    const what = seen.current && game && soundOf(seen.current, game);
    seen.current = game;
    if (what) sound.hear(what);
  }, [game, sound]);
}
