import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';
import type { PubSub } from './pub-sub.ts';
import type { Clock, Random } from './seams.ts';
import type { SecurityLog } from './security-log.ts';

/** The log, for what the operator should know. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * What every handler is given. It is made once and passed in, never global. Each layer adds what it provides by module
 * augmentation beside its type, as Fastify's decorators do, so that no lower layer imports a higher one.
 */
export interface ServerContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  /** The origin of links in notifications: never taken from a request (H53). */
  origin(): string;
  /** Where this very process listens, such as `http://127.0.0.1:4000`: for the bots that live in it. */
  ownAddress(): string;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly pubSub: PubSub;
  readonly metrics: Metrics;
  readonly version: string;
}
