import type { NextSurvey } from '@snug/contract';
import type { Clock } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';

/** Where a feed's questions come from and where its answers go: the player site and a sponsor's page have one each. */
export interface SurveySource {
  /** The next question and how many are left today. Each throws `Refused` when the server refuses. */
  next(signal?: AbortSignal): Promise<NextSurvey>;
  answer(surveyid: string, response: string): Promise<NextSurvey>;
  skip(surveyid: string, reason: string): Promise<NextSurvey>;
  /** The question was on the screen for a second. */
  see(surveyid: string): Promise<unknown>;
  /** Whose counters and drafts these are. */
  who(): string;
  /** Called when `who` may have changed. Returns the unsubscribe function. */
  subscribe(changed: () => void): () => void;
  /** Counters are kept in `local`, what is typed in `session`. */
  readonly storage: Pick<GuardedStorage, 'local' | 'session'>;
  /** By which its day and its waits are measured: this device's, unless one is given. */
  readonly clock?: Clock;
}
