import { clientIdHeader, gameExists, surveyIdHeader } from '@snug/contract';
import type { FastifyInstance } from 'fastify';
import { routes } from './routes.ts';

/**
 * Answers the preflights of the calls that any page may make: whether a game is open, whose client id header needs one, and
 * the surveys of a sponsor's own page. Never with credentials.
 */
export function allowAnyOrigin(app: FastifyInstance): void {
  const pages = routes.filter(({ allow }) => allow.anyOrigin).map(({ call }) => call);
  allow(app, gameExists, clientIdHeader);
  for (const call of pages) allow(app, call, `content-type, ${surveyIdHeader}`);
}

function allow(app: FastifyInstance, { path, method }: { path: string; method: string }, headers: string): void {
  app.options(path.replace(/\{(\w+)\}/g, ':$1'), async (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': method,
        'access-control-allow-headers': headers,
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
