import { bodyMaxBytes } from '@snug/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from '../foundation/metrics.ts';
import { answerClientError, answerError } from './errors.ts';
import { boundSilentConnections } from './silent-connections.ts';

export interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  /** How many proxies in front are trusted. */
  readonly trustProxy?: number;
}

/** The Fastify server, without routes. */
export function createApp({ logger, trustProxy = 0 }: AppOptions): FastifyInstance {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // Fastify would log addresses with client ids and tokens in them; `logReplies` logs the route's template.
    logController: new LogController({ disableRequestLogging: true }),
    // The nearest proxy is number 0.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    // The longest that a phone waits for an upload, and a little more; slower bodies are cut sooner (`slow-bodies.ts`, `upload-places.ts`).
    requestTimeout: 150_000,
    // A proxy keeps its connections as long as it likes.
    ...(trustProxy === 0 && { keepAliveTimeout: 15_000 }),
    bodyLimit: bodyMaxBytes,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // A browser sends its headers at once.
    http: { maxHeaderSize: 16_384, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  // Behind a proxy all connections are the proxy's, which has limits of its own.
  if (trustProxy === 0) boundSilentConnections(app.server);
  return app;
}

/** Logs each reply by its route's template, and counts refusals. */
export function logReplies(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.debug({ method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered');
    if (reply.statusCode >= 400) metrics.refusals.inc({ status: reply.statusCode });
  });
}
