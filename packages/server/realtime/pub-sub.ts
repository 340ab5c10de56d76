import type { StreamMessage } from '../database/message-log.ts';

/** Says that a game has something newer. What it is stands in the log; the parcels only save reading it again. */
export interface GameNews {
  readonly game_id: string;
  readonly parcels: readonly StreamMessage[];
  /** Players who now belong to another audience: their connections must load anew. */
  readonly moved?: readonly string[];
}

/** Between those who change games and those who hold sockets; in one process, or later in several. */
export interface PubSub {
  ring(ring: GameNews): void;
  /** A login is over, and every token of it: its connections close. */
  loggedOut(login: string): void;
  listen(listener: Subscriber): void;
}

export interface Subscriber {
  readonly rang: (ring: GameNews) => void;
  readonly loggedOut: (login: string) => void;
}

export function createPubSub(): PubSub {
  const listeners: Subscriber[] = [];
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
