import type { HostGame, HostRound, RehearsalFinding } from '@snug/contract';

/**
 * What this package offers, in types that name nothing of a browser: the bots carry the client that phones have, and who lets
 * them in, as the server does, is checked without one. `index.ts` holds itself to it.
 */

/** Time in milliseconds since 1970, and timers. */
export interface Clock {
  now(): number;
  /** Runs once after a delay. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The time of a night: a person's, or so many times faster. */
export interface Pace {
  /** Resolves once a person would have waited so many milliseconds. Rejects with the signal's reason once it is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The same by the clock, however fast the night is. */
  rest(ms: number, signal: AbortSignal): Promise<void>;
  /** How long a person's milliseconds since a moment still take, by the clock; not above 0 once they are over. */
  left(since: number, ms: number): number;
  /** Milliseconds by the clock. */
  now(): number;
  /** Nobody watches: what only makes a night look natural is left out. */
  isRushed(): boolean;
}

export interface NightOptions {
  /** Where the server answers, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly game_id: string;
  readonly code: string;
  /** The token of the quizmaster whose game it is. */
  readonly token: string;
  /** The same seed, pack and number of tables play the same night. */
  readonly seed: string;
  readonly tables: number;
  readonly pace: Pace;
  /** Ends the night: everybody puts their phone away. */
  readonly signal: AbortSignal;
  /** A person who has taken the game over and presses nothing for so long has gone; in milliseconds by the clock. */
  readonly comesBackAfterMs: number;
  /**
   * The client id of somebody's phone, by who they are. The same name must get the same id, so that a night that is resumed
   * finds its seats; and nobody else may guess it.
   */
  clientIdOf(who: string): string;
  /**
   * The login of somebody by their name. Without it everybody is a guest, and nobody sits beside a captain: a teammate needs an
   * account, as among people.
   */
  tokenOf?(name: string): Promise<string>;
  /** Called with the game each time the quizmaster looks at it. */
  looked?(game: HostGame): void;
  /** Called with what went wrong where nobody waits for it. */
  failed(error: unknown): void;
}

/** @param speed how many times faster than people; asked anew for each wait */
export declare function createPace(clock: Clock, speed?: () => number): Pace;

/**
 * Plays a game from wherever it is until its results are final: the tables sit down, and a quizmaster runs it.
 *
 * @throws Error when the server refuses to go on (see `stoppedBy`); the signal's reason when the night is over before.
 */
export declare function playNight(options: NightOptions): Promise<void>;

/** What would go wrong with the questions of a game, as far as they tell without being asked. */
export declare function findingsIn(rounds: readonly HostRound[]): RehearsalFinding[];

/**
 * The answers that tables of a rehearsal wrote as the answer key has them, and that were not graded as right.
 *
 * @param played the copy with its results
 * @param original the game that is rehearsed, whose questions are named
 */
export declare function refusedAnswers(
  played: HostGame,
  original: Pick<HostGame, 'rounds'>,
  seed: string,
  tables: number,
): RehearsalFinding[];

/** What a night that was refused to go on found; undefined: it ended for another reason. */
export declare function stoppedBy(error: unknown, game: HostGame | undefined): RehearsalFinding | undefined;

/** A text with two of its letters in the wrong order, as people type; a short one, and one with a number, stays as it is. */
export declare function misspelt(text: string): string;
