import type { Parcel } from './stream.ts';

/** Says that a game has something newer. What it is stands in the log; the parcels only save reading it again. */
export interface Ring {
  readonly game_id: string;
  readonly parcels: readonly Parcel[];
  /** Players who now belong to another audience: their connections must load anew. */
  readonly moved?: readonly string[];
}

/** Between those who change games and those who hold sockets; in one process, or later in several. */
export interface Doorbell {
  ring(ring: Ring): void;
  /** A login is over, and every token of it: its connections close. */
  loggedOut(login: string): void;
  listen(listener: Listener): void;
}

export interface Listener {
  readonly rang: (ring: Ring) => void;
  readonly loggedOut: (login: string) => void;
}

export function createDoorbell(): Doorbell {
  const listeners: Listener[] = [];
  return {
    ring(ring) {
      for (const listener of listeners) listener.rang(ring);
    },
    loggedOut(login) {
      for (const listener of listeners) listener.loggedOut(login);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
