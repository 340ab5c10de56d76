import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../foundation/network-of.ts';
import type { Clock } from '../foundation/seams.ts';
import { answerClientError } from './errors.ts';
import { minBytesPerS, slowForMs } from './upload-places.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler reads files, at the speed for which there is room. */
    readonly takesUpload?: boolean;
  }
}

/** Bodies of one address that are on their way: a phone's comes with its headers, and a whole pub may send in one moment. */
export const bodiesPerAddress = 500;
/** How long the rest of a body that was answered already is read, so that the caller gets to the reply. */
const drainMs = 15_000;

/**
 * Cuts calls whose bodies are sent slowly, as would hold connections: each has the minimum speed of an upload, on whichever route, and of
 * too many from one address the oldest goes. Uploads where they are taken have rules of their own (`upload-places.ts`).
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
    const { headers, ip, raw, routeOptions } = request;
    const hasBody = Number(headers['content-length'] ?? 0) > 0;
    const isForm = /^\s*multipart\//i.test(headers['content-type'] ?? '');
    if (!hasBody || (isForm && routeOptions.config.takesUpload)) return;
    // Nobody reads it there. Unread, it would come as slowly as it likes while the call waits for something.
    if (isForm) raw.resume();
    const address = networkOf(ip);
    const here = coming.get(address) ?? new Map();
    coming.set(address, here);
    here.set(
      request,
      whenSlow(clock, raw, () => cut(request)),
    );
    const [oldest] = here.keys();
    if (here.size > bodiesPerAddress && oldest) cut(oldest);
  });
  app.addHook('preValidation', async (request) => {
    // A form that nobody reads is not here yet.
    if (request.raw.complete) arrived(request);
  });
  app.addHook('onRequestAbort', async (request) => arrived(request));
  app.addHook('onResponse', async (request) => {
    arrived(request);
    const { raw } = request;
    if (raw.complete || raw.destroyed) return;
    const stop = clock.after(drainMs, () => raw.socket.destroy());
    raw.once('close', stop);
  });
}

/** Calls `cut` once less of a body has come in the time of `slowForMs` than the minimum speed brings. Returns what stops watching. */
function whenSlow(clock: Clock, raw: IncomingMessage, cut: () => void): () => void {
  const { socket } = raw;
  let stop = () => {};
  const watch = (before: number) => {
    stop = clock.after(slowForMs, () => {
      if (raw.complete) return;
      const now = socket.bytesRead;
      if (now - before < (minBytesPerS * slowForMs) / 1_000) cut();
      else watch(now);
    });
  };
  watch(socket.bytesRead);
  return () => stop();
}
