import { createRoomSound, type RoomSound } from './room-sound.ts';

let sound: RoomSound | undefined;

/** The page's own: it goes on from one page of the console to the next. */
export function pageSound(): RoomSound {
  sound ??= createRoomSound({
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    // Missing on plain http.
    locks: navigator.locks as LockManager | undefined,
    load: async () => (await import('./speaker.ts')).createSpeaker(),
    nextPress,
  });
  return sound;
}

function nextPress(run: () => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const heard = () => {
    stop.abort();
    run();
  };
  for (const type of ['pointerup', 'keydown']) window.addEventListener(type, heard, options);
  return () => stop.abort();
}
