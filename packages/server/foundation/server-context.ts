import type { FastifyBaseLogger } from 'fastify';
import type { Sender } from '../accounts/sender.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Quotas } from '../database/quotas.ts';
import type { Store } from '../database/store.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { ConcurrencyLimiter } from '../media/concurrency-limiter.ts';
import type { Media } from '../media/media.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { HostNews } from '../realtime/host-news.ts';
import type { Positions } from '../realtime/positions.ts';
import type { PubSub } from '../realtime/pub-sub.ts';
import type { Keys } from './keys.ts';
import type { Clock, Random } from './seams.ts';

/** What the operator should know of. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Everything the rooms of the server share. Made once, passed in, never global. */
export interface ServerContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly quotas: Quotas;
  readonly rateLimits: RateLimits;
  readonly sender: Sender;
  /** Text messages that may leave in a day. */
  readonly smsPerDay: number;
  /** The origin that links in letters begin with: never what a request says it is (H53). */
  origin(): string;
  readonly log: Log;
  /** Calls with an Idempotency-Key that are being answered: a repeat that comes meanwhile waits for the first. */
  readonly repliesUnderWay: Map<string, Promise<string>>;
  readonly pubSub: PubSub;
  readonly hostNews: HostNews;
  readonly positions: Positions;
  readonly metrics: Metrics;
  /** Where uploaded pictures lie, and how many are drawn at once. */
  readonly media: Media;
  readonly imageProcessing: ConcurrencyLimiter;
  /** Names this incarnation of the database. */
  readonly incarnation: string;
  readonly version: string;
}
