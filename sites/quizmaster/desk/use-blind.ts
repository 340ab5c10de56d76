import { useState } from 'react';

const blindKey = 'snug_host_blind';

/** Whether the names of teams are hidden while one grades; this browser remembers it. */
export function useBlind(): readonly [isBlind: boolean, setBlind: (isBlind: boolean) => void] {
  const [isBlind, setState] = useState(readBlind);
  const setBlind = (next: boolean) => {
    setState(next);
    try {
      localStorage.setItem(blindKey, String(next));
    } catch {
      // Without a storage it holds until the page is closed.
    }
  };
  return [isBlind, setBlind];
}

function readBlind(): boolean {
  try {
    return localStorage.getItem(blindKey) === 'true';
  } catch {
    return false;
  }
}
