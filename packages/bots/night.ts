import type { Http } from '@snug/client';
import type { HostQuestion, HostRound } from '@snug/contract';
import type { Pace } from './pace.ts';

/** What all bots of a night share. */
export interface Night {
  /** Where the server answers, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly game_id: string;
  readonly code: string;
  /** The same seed, pack and number of tables play the same night. */
  readonly seed: string;
  readonly pace: Pace;
  /** Ends the night: everybody puts their phone away. */
  readonly signal: AbortSignal;
  readonly http?: Http;
  /**
   * The client id of somebody's phone, by who they are. The same name must get the same id, so that a night that is resumed
   * finds its seats; and nobody else may guess it.
   */
  clientIdOf(who: string): string;
  /** A question with its answer key, and its round; undefined while the quizmaster has not looked at the game. */
  keyOf(question_id: string): { readonly question: HostQuestion; readonly round: HostRound } | undefined;
  /** Called with what went wrong where nobody waits for it. */
  failed(error: unknown): void;
}
