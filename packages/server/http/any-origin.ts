import { clientIdHeader, gameExists } from '@snug/contract';
import type { FastifyInstance } from 'fastify';

/** Answers the preflight for the one call that any page may make, whether a game is open: its client id header needs one. */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.options(gameExists.path.replace(/\{(\w+)\}/g, ':$1'), async (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': gameExists.method,
        'access-control-allow-headers': clientIdHeader,
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
