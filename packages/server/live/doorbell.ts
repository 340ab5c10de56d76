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
  /** A token was revoked: its connections close. */
  loggedOut(jti: string): void;
  listen(listener: Listener): void;
}

export interface Listener {
  readonly rang: (ring: Ring) => void;
  readonly loggedOut: (jti: string) => void;
}

export function createDoorbell(): Doorbell {
  const listeners: Listener[] = [];
  return {
    ring(ring) {
      for (const listener of listeners) listener.rang(ring);
    },
    loggedOut(jti) {
      for (const listener of listeners) listener.loggedOut(jti);
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
