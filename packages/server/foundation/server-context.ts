import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';
import type { PubSub } from './pub-sub.ts';
import type { Clock, Random } from './seams.ts';

/** What the operator should know of. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * What every handler is given. Made once, passed in, never global. Each layer adds what it provides, beside its type and
 * by module augmentation, as Fastify's decorators do: so no import goes up.
 */
export interface ServerContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  /** The origin that links in notifications begin with: never what a request says it is (H53). */
  origin(): string;
  readonly log: Log;
  readonly pubSub: PubSub;
  readonly metrics: Metrics;
  readonly version: string;
}
