import { bodyMaxBytes } from '@snug/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../foundation/network-of.ts';
import type { Clock } from '../foundation/seams.ts';
import { answerClientError } from './errors.ts';

/** How long the body of a call may take, beyond what its allowed size takes at the slowest 3G. */
const bodyMs = 10_000;
const slowestBytesPerMs = 8;
/** Bodies of one address that are on their way: a phone's comes with its headers, and a whole pub may send in one moment. */
export const bodiesPerAddress = 500;
/** How long the rest of a body that was answered already is read, so that the caller gets to the reply. */
const drainMs = 15_000;

/**
 * Cuts calls whose bodies are sent slowly, as would hold connections: each has a time, and of too many from one address the oldest goes.
 * Uploads have rules of their own (`upload-places.ts`).
 */
export function cutSlowBodies(app: FastifyInstance, clock: Clock): void {
  const coming = new Map<string, Map<FastifyRequest, () => void>>();

  function cut(request: FastifyRequest): void {
    arrived(request);
    answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.raw.socket);
  }

  function arrived(request: FastifyRequest): void {
    const address = networkOf(request.ip);
    const here = coming.get(address);
    here?.get(request)?.();
    here?.delete(request);
    if (here?.size === 0) coming.delete(address);
  }

  app.addHook('onRequest', async (request) => {
    const { headers, ip, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return;
    const ms = bodyMs + (routeOptions.bodyLimit ?? bodyMaxBytes) / slowestBytesPerMs;
    const address = networkOf(ip);
    const here = coming.get(address) ?? new Map();
    coming.set(address, here);
    here.set(
      request,
      clock.after(ms, () => cut(request)),
    );
    const [oldest] = here.keys();
    if (here.size > bodiesPerAddress && oldest) cut(oldest);
  });
  app.addHook('preValidation', async (request) => arrived(request));
  app.addHook('onRequestAbort', async (request) => arrived(request));
  app.addHook('onResponse', async (request) => {
    arrived(request);
    const { raw } = request;
    if (raw.complete || raw.destroyed) return;
    const stop = clock.after(drainMs, () => raw.socket.destroy());
    raw.once('close', stop);
  });
}
