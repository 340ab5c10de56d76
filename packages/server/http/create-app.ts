import { createServer, type RequestListener, type Server } from 'node:http';
import { bodyMaxBytes } from '@snug/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from '../foundation/metrics.ts';
import { boundConnections } from './bound-connections.ts';
import { answerClientError, answerError } from './errors.ts';
import { guardRequests } from './guard-requests.ts';
import { countUnderWay } from './under-way.ts';

export interface AppOptions {
  readonly logger?: FastifyBaseLogger;
  /** How many proxies in front are trusted. */
  readonly trustProxy?: number;
  /** How long a connection may be still whose reply is under way, in milliseconds. */
  readonly stillMs?: number;
}

/** Nothing read and nothing written: a reply that nobody takes. A call is held for half of that time at most. */
const defaultStillMs = 60_000;

/** The Fastify server, without routes. */
export function createApp({ logger, trustProxy = 0, stillMs = defaultStillMs }: AppOptions): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // Fastify would log addresses with client ids and tokens in them; `logReplies` logs the route's template.
    logController: new LogController({ disableRequestLogging: true }),
    // The nearest proxy is number 0.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    bodyLimit: bodyMaxBytes,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    serverFactory: (answer) => guardedServer(answer, { trustProxy, stillMs }),
  });
}

/** A server that cuts what no browser does. Whoever listens to its requests before `answer` listens here, in this order. */
function guardedServer(
  answer: RequestListener,
  { trustProxy, stillMs }: Required<Pick<AppOptions, 'trustProxy' | 'stillMs'>>,
): Server {
  const server = createServer(connectionLimits(trustProxy)).setTimeout(stillMs);
  const underWay = countUnderWay(server);
  // Behind a proxy all connections are the proxy's, which has limits of its own.
  if (trustProxy === 0) boundConnections(server, underWay);
  return server.on('request', guardRequests(answer, underWay));
}

/** How long a connection may take for what, in milliseconds; `maxHeaderSize` is in bytes. */
const connectionLimits = (trustProxy: number) => ({
  // A browser sends its headers at once.
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // The longest that a phone waits for an upload, and a little more; slower bodies are cut sooner (`slow-bodies.ts`, `upload-places.ts`).
  requestTimeout: 150_000,
  // A proxy keeps its connections, and would send a request as one ends.
  keepAliveTimeout: trustProxy === 0 ? 15_000 : 72_000,
});

/** Logs each reply by its route's template, and counts refusals. */
export function logReplies(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.debug({ method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered');
    if (reply.statusCode >= 400) metrics.refusals.inc({ status: reply.statusCode });
  });
}
