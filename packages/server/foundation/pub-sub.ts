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
  /**
   * A login has ended, and every token of it: its connections close. The id of a quizmaster or of an account: all of theirs
   * but those that are spared.
   */
  loggedOut(login: string, spared?: SparedLogins): void;
  subscribe(subscriber: Subscriber): void;
}

export interface Subscriber {
  readonly published: (news: GameNews) => void;
  readonly loggedOut: (login: string, spared?: SparedLogins) => void;
}

/** Which logins remain when all of somebody's end. */
export interface SparedLogins {
  readonly kept?: string | null | undefined;
  /** The version of the owner's tokens from then on: a login that was found valid by it is newer than the end. */
  readonly version?: number | undefined;
}

/** What a quizmaster's connections to a game are known by, as a player's are by the player's id. */
export function hostConnection(host_id: string, game_id: string): string {
  return `${host_id}/${game_id}`;
}
