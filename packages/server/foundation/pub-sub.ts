import type { StreamMessage } from './stream-message.ts';

/** Says that a game has something new. The log has the messages: bringing them along only saves reading it. */
export interface GameNews {
  readonly game_id: string;
  readonly messages: readonly StreamMessage[];
  /** Players who now belong to another audience: their connections must load anew. */
  readonly moved?: readonly string[];
}

/** Connects those who change games with those who hold sockets; in one process today, in several later. */
export interface PubSub {
  publish(news: GameNews): void;
  /** A login has ended, and every token of it: its connections close. */
  loggedOut(login: string): void;
  subscribe(subscriber: Subscriber): void;
}

export interface Subscriber {
  readonly published: (news: GameNews) => void;
  readonly loggedOut: (login: string) => void;
}
