import type { Socket } from 'node:net';
import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreError } from '../database/store-error.ts';
import { endSocket } from '../foundation/end-socket.ts';

/**
 * Turns everything that a route throws into `{status_code, detail}`; nothing else is sent (H45, OPEN-78). Also answers what
 * Fastify refuses before routing, such as an address that cannot be decoded.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, json } = refused(error);
  // A bug: the log gets the whole error, the reply a fixed sentence. Of limits the security log tells.
  const isLimit = error instanceof Refusal && error.limit !== undefined;
  if (status >= 500 && !isLimit) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
  return reply.status(status).headers(headers).send(json);
}

/** The reply to a thrown error. */
export function refused(error: unknown) {
  const { status, detail, more, retryAfterS } = refusalOf(error);
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS);
  return { status, headers, json: JSON.stringify({ status_code: status, detail, ...more }) };
}

/** Refuses what is not HTTP, or is too large, before Fastify has a request, so it writes the reply by hand. */
export function answerClientError({ code = '' }: { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  endSocket(socket, replyByHand(code));
}

/** The same at once: whoever waits until the reply is out reads two megabytes more of what comes meanwhile. */
export function refuseByHand(socket: Socket, code: string): void {
  socket.write(replyByHand(code));
  socket.destroy();
}

/** A whole reply, by the code of Node's error or of ours. */
function replyByHand(code: string): string {
  const [status, detail] = repliesByHand[code] ?? ['400 Bad Request', details.badRequest];
  const body = JSON.stringify({ status_code: Number.parseInt(status, 10), detail });
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
}

const repliesByHand: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', details.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', details.busy],
  ERR_LENGTH_REQUIRED: ['411 Length Required', details.lengthMissing],
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError && error.busy) return new Refusal(503, details.busy, { retryAfterS: 2 });
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, details.tooLarge);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(415, details.badMediaType);
  if (code === 'SNUG_BAD_JSON') return new Refusal(400, details.badJson);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, details.badRequest);
  return new Refusal(500, details.bug);
}

/** Parses JSON bodies, an empty one as none, and refuses others with our own sentence. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('bad JSON'), { code: 'SNUG_BAD_JSON' }));
    }
  });
}
