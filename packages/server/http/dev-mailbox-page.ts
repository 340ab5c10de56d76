import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeliveredNotification, DevMailbox } from '../accounts/dev-mailbox.ts';

/** GET /dev/outbox: the notifications that no sender is set up for, only for people on this machine. */
export function serveOutbox(app: FastifyInstance, devMailbox: DevMailbox): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isAtThisMachine(request)) throw new Refusal(404, details.notFound);
    reply.header('cache-control', 'no-store');
    if (!request.headers.accept?.includes('text/html')) return devMailbox.notifications();
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return reply.type('text/html; charset=utf-8').send(page(devMailbox.notifications()));
  });
}

const forwardings = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request comes from this machine, by a local host name. A proxy or tunnel on it adds a header that tells. */
export function isAtThisMachine({ raw, headers }: FastifyRequest): boolean {
  const from = raw.socket.remoteAddress ?? '';
  const isLoopback = from === '::1' || /^(::ffff:)?127\./.test(from);
  const isAskedLocally = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  return isLoopback && isAskedLocally && forwardings.every((name) => headers[name] === undefined);
}

function page(notifications: readonly DeliveredNotification[]): string {
  const items = notifications.map(
    ({ at, to, text }) => `<li><p><b>${escaped(to)}</b> <time>${escaped(at)}</time></p><p>${escaped(text)}</p></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body><h1>Outbox</h1><p>No mail or text messages are set up, so what would be sent lies here, the newest first.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing yet.</p>'}</body></html>`;
}

function escaped(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}
