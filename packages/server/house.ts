import type { FastifyBaseLogger } from 'fastify';
import type { Sender } from './accounts/sender.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { Doorbell } from './live/doorbell.ts';
import type { HostNews } from './live/host-news.ts';
import type { Positions } from './live/positions.ts';
import type { Media } from './media/media.ts';
import type { Turns } from './media/turns.ts';
import type { Metrics } from './metrics.ts';
import type { Paces } from './pace.ts';
import type { Clock, Random } from './seams.ts';
import type { Store } from './store/store.ts';

/** What the operator should know of. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Everything the rooms of the server share. Made once, passed in, never global. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly paces: Paces;
  readonly sender: Sender;
  /** Text messages that may leave in a day. */
  readonly smsPerDay: number;
  /** The origin that links in letters begin with: never what a request says it is (H53). */
  origin(): string;
  readonly log: Log;
  /** Calls with an Idempotency-Key that are being answered: a repeat that comes meanwhile waits for the first. */
  readonly underWay: Map<string, Promise<string>>;
  readonly doorbell: Doorbell;
  readonly hostNews: HostNews;
  readonly positions: Positions;
  readonly metrics: Metrics;
  /** Where uploaded pictures lie, and how many are drawn at once. */
  readonly media: Media;
  readonly drawing: Turns;
  /** Names this incarnation of the database. */
  readonly incarnation: string;
  readonly version: string;
}
