import type { Counter, Histogram, Registry } from 'prom-client';

/** What the server counts. No label ever names a person, a game or a team. */
export interface Metrics {
  /** Live connections that were admitted. */
  readonly connects: Counter;
  /** Live connections that ended, by close code. */
  readonly closes: Counter<'code'>;
  /** Messages written to live connections. */
  readonly delivered: Counter;
  /** Connections that continued from a cursor. */
  readonly resumes: Counter;
  /** Connections told to load anew. */
  readonly resyncs: Counter;
  /** Heartbeats after which messages were sent again. */
  readonly replays: Counter;
  /** Channels that had missed something and read it from the log. */
  readonly healed: Counter;
  /** How long each change waited until it was on disk. */
  readonly commits: Histogram;
  /** From a change until the quizmaster was sent the new state. */
  readonly hostNews: Histogram;
  /** Answers and submissions that arrived after the grace period. */
  readonly late: Counter;
  /** Calls refused, by status. */
  readonly refusals: Counter<'status'>;
  /** Events of the security log, by name. */
  readonly security: Counter<'event'>;
  /** Lines of the security log that could not be written when they were told. */
  readonly securityLost: Counter;
  /** Notifications to send, by kind (`email`, `phone`) and outcome (`sent`, `failed`). */
  readonly notifications: Counter<'kind' | 'outcome'>;
  readonly registry: Registry;
  /** Asks for a value when it is scraped. */
  gauge(name: string, help: string, value: () => number): void;
}
