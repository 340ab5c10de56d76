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
  /** Other origins may load it. */
  readonly isForOthers?: boolean;
  /** Pages with inline scripts and styles, which our content security policy would block. Nobody logs in on them. */
  readonly isLoose?: boolean;
}

/** What unknown addresses below a prefix show: the page's own router knows them. */
interface Page {
  readonly prefix: string;
  readonly folder: string | undefined;
  readonly file: string;
}

const yearS = 31_536_000;

export async function serveSites(
  app: FastifyInstance,
  folders: SiteFolders,
  pictureOrigins: readonly string[] = [],
): Promise<void> {
  const mounts: Mount[] = [
    { prefix: '/host/', folder: folders.console },
    { prefix: '/embed/v1/', folder: folders.embed, isForOthers: true },
    { prefix: '/examples/', folder: folders.examples, isLoose: true },
    { prefix: '/storybook/', folder: folders.storybook, isLoose: true },
    { prefix: '/media/demo/', folder: folders.demoPictures, isForOthers: true },
    { prefix: '/', folder: folders.venue },
  ];
  for (const mount of mounts) await serve(app, mount, pictureOrigins);

  const pages: readonly Page[] = [
    { prefix: '/host/', folder: folders.console, file: 'index.html' },
    { prefix: '/display/', folder: folders.console, file: 'display.html' },
    { prefix: '/', folder: folders.venue, file: 'index.html' },
  ];
  app.get('/host', (_request, reply) => reply.redirect('/host/'));
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages, pictureOrigins));
}

async function serve(app: FastifyInstance, mount: Mount, pictureOrigins: readonly string[]): Promise<void> {
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
      const headers = headersOf(mount, path.replace(/\.br$/, ''), reply.request.headers.host, pictureOrigins);
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}

/** Hashed files are cached for good; all others are revalidated, so that a deploy shows at once. */
function headersOf(
  mount: Mount,
  path: string,
  host: string | undefined,
  pictureOrigins: readonly string[],
): Record<string, string> {
  const isHashed = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/.test(path);
  return {
    'cache-control': isHashed ? `public, max-age=${yearS}, immutable` : 'no-cache',
    ...(mount.isForOthers && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
    ...(path.endsWith('.html') && !mount.isLoose && { 'content-security-policy': pagePolicy(host, pictureOrigins) }),
  };
}

/** Allows scripts and styles only from our own files, and no framing (H40, H70). */
export function pagePolicy(host: string | undefined, pictureOrigins: readonly string[] = []): string {
  // Older Safari does not count our own sockets as 'self'.
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    picturesFrom(pictureOrigins),
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Pictures come from this server and from origins that its operator names, never from wherever a pack says. */
function picturesFrom(origins: readonly string[]): string {
  // A blob is a picture that our own scripts have drawn: the one of a team's night.
  return ["img-src 'self' data: blob:", ...origins].join(' ');
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
const plainAreas = /^\/(api|embed|examples|storybook|media|dev|metrics|healthz|readyz|venue\.json|assets)(\/|$)/;
/** A big screen's address has one segment, the game's code. */
const noScreen = /^\/display\/?$|^\/display\/[^/]*\//;

function notFound(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: readonly Page[],
  pictureOrigins: readonly string[],
) {
  const path = request.url.replace(/\?.*$/s, '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPlain = plainAreas.test(path) || noScreen.test(path) || path.startsWith('/host/assets/');
  if (!isRead || isPlain) throw new Refusal(404, details.notFound);
  const { folder, file = '' } = pages.find(({ prefix }) => path.startsWith(prefix)) ?? {};
  const page = join(folder ?? '', file);
  if (!folder || !existsSync(page)) {
    return reply.status(404).type('text/plain; charset=utf-8').send('This page has not been built yet: run npm start.');
  }
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(request.headers.host, pictureOrigins),
      // Pages of teams, games and invites: search engines list the home page alone (H56).
      'x-robots-tag': 'noindex',
    })
    .send(readFileSync(page));
}
