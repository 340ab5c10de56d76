import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Folders with built pages. A missing one answers a plain 404. */
export interface SiteFolders {
  readonly venue?: string;
  readonly console?: string;
  readonly embed?: string;
  readonly examples?: string;
  readonly storybook?: string;
  /** Pictures of the demo quiz. */
  readonly demoPictures?: string;
}

interface Mount {
  readonly prefix: string;
  readonly folder: string | undefined;
  /** Unknown addresses below it show the page, whose router knows them. */
  readonly isPage?: boolean;
  /** Other origins may load it. */
  readonly isForOthers?: boolean;
  /** Pages with inline scripts and styles, which our content security policy would block. Nobody logs in on them. */
  readonly isLoose?: boolean;
}

const yearS = 31_536_000;

export async function serveSites(app: FastifyInstance, folders: SiteFolders): Promise<void> {
  const mounts: Mount[] = [
    { prefix: '/host/', folder: folders.console, isPage: true },
    { prefix: '/embed/v1/', folder: folders.embed, isForOthers: true },
    { prefix: '/examples/', folder: folders.examples, isLoose: true },
    { prefix: '/storybook/', folder: folders.storybook, isLoose: true },
    { prefix: '/media/demo/', folder: folders.demoPictures, isForOthers: true },
    { prefix: '/', folder: folders.venue, isPage: true },
  ];
  for (const mount of mounts) await serve(app, mount);

  const pages = new Map(mounts.filter((mount) => mount.isPage).map((mount) => [mount.prefix, mount.folder]));
  app.get('/host', (_request, reply) => reply.redirect('/host/'));
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages));
}

async function serve(app: FastifyInstance, mount: Mount): Promise<void> {
  const { prefix, folder } = mount;
  if (folder === undefined || !existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    cacheControl: false,
    // The build writes a compressed `.br` beside each file.
    preCompressed: true,
    setHeaders(reply, path) {
      const headers = headersOf(mount, path.replace(/\.br$/, ''), reply.request.headers.host);
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}

/** Hashed files are cached for good; all others are revalidated, so that a deploy shows at once. */
function headersOf(mount: Mount, path: string, host: string | undefined): Record<string, string> {
  const isHashed = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/.test(path);
  return {
    'cache-control': isHashed ? `public, max-age=${yearS}, immutable` : 'no-cache',
    ...(mount.isForOthers && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
    ...(path.endsWith('.html') && !mount.isLoose && { 'content-security-policy': pagePolicy(host) }),
  };
}

/** Allows scripts and styles only from our own files, and no framing (H40, H70). */
export function pagePolicy(host: string | undefined): string {
  // Older Safari does not count our own sockets as 'self'.
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every reply. */
export function secureHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      ...(isHttps && { 'strict-transport-security': `max-age=${yearS}` }),
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
  });
}

/**
 * Below these paths an unknown address is a 404. Everything else shows the venue site, whose router knows more addresses.
 */
const plainAreas =
  /^\/(api|embed|examples|storybook|media|dev|display|metrics|healthz|readyz|venue\.json|assets)(\/|$)/;

function notFound(request: FastifyRequest, reply: FastifyReply, pages: ReadonlyMap<string, string | undefined>) {
  const path = request.url.replace(/\?.*$/s, '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || plainAreas.test(path) || path.startsWith('/host/assets/')) throw new Refusal(404, details.notFound);
  const prefix = path.startsWith('/host/') ? '/host/' : '/';
  const page = join(pages.get(prefix) ?? '', 'index.html');
  if (!pages.get(prefix) || !existsSync(page)) {
    return reply.status(404).type('text/plain; charset=utf-8').send('This page has not been built yet: run npm start.');
  }
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(request.headers.host),
      // Pages of teams, games and invites: search engines list the home page alone (H56).
      'x-robots-tag': 'noindex',
    })
    .send(readFileSync(page));
}
