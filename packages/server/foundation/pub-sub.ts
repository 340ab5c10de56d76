import type { StreamMessage } from './stream-message.ts';

/** Tells that a game has new messages. They are in the log; sending them along only saves reading it. */
export interface GameNews {
  readonly game_id: string;
  readonly messages: readonly StreamMessage[];
  /** Players who now belong to another audience: their connections must load anew. */
  readonly moved?: readonly string[];
}

/** Connects the code that changes games with the code that holds sockets: in one process today, in several later. */
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
