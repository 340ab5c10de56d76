import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveFiles, yearS } from './built-files.ts';
import { sandboxed, sandboxWith } from './sandbox.ts';

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
  /** Pages as others make them, with more than our content security policy allows. Nobody logs in on them. */
  readonly isSandboxed?: boolean;
}

/** What unknown addresses below a prefix show: the page's own router knows them. */
interface Page {
  readonly prefix: string;
  readonly folder: string | undefined;
  readonly file: string;
}

export interface SiteOptions extends SiteFolders {
  /** The address of Storybook, on its own origin, for whoever asks under this Host header; undefined where they do not reach it. */
  storybookFor(hostHeader: string | undefined): string | undefined;
  /** Origins that pages may load pictures from besides ours. */
  readonly pictureOrigins?: readonly string[];
}

export async function serveSites(app: FastifyInstance, folders: SiteOptions): Promise<void> {
  const mounts: Mount[] = [
    { prefix: '/host/', folder: folders.console },
    { prefix: '/embed/v1/', folder: folders.embed, isForOthers: true },
    { prefix: '/examples/', folder: folders.examples, isSandboxed: true },
    { prefix: '/media/demo/', folder: folders.demoPictures, isForOthers: true },
    { prefix: '/', folder: folders.venue },
  ];
  const policyFor = (host: string | undefined) => pagePolicy(host, folders.pictureOrigins);
  for (const mount of mounts) {
    await serveFiles(app, {
      ...mount,
      headersOf: (path, { headers }) => headersOf(mount, path, policyFor(headers.host)),
    });
  }

  const pages: readonly Page[] = [
    { prefix: '/host/', folder: folders.console, file: 'index.html' },
    { prefix: '/display/', folder: folders.console, file: 'display.html' },
    { prefix: '/', folder: folders.venue, file: 'index.html' },
  ];
  app.get('/host', (_request, reply) => reply.redirect('/host/'));
  for (const path of ['/storybook', '/storybook/*']) {
    app.get(path, async ({ headers }, reply) => {
      const address = folders.storybookFor(headers.host);
      if (address === undefined) throw new Refusal(404, details.notFound);
      return reply.redirect(address);
    });
  }
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages, policyFor(request.headers.host)));
}

function headersOf(mount: Mount, path: string, policy: string): Record<string, string> {
  // Every file: a picture opened by itself is a page too.
  if (mount.isSandboxed) return { ...sandboxed, 'content-security-policy': sandboxWith("frame-ancestors 'none'") };
  return {
    ...(mount.isForOthers && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
    ...(path.endsWith('.html') && { 'content-security-policy': policy }),
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

/** Headers of every reply. What other origins may load says so itself. */
export function secureHeaders(
  app: FastifyInstance,
  { isHttps, hstsSubdomains = false }: { readonly isHttps: boolean; readonly hstsSubdomains?: boolean | undefined },
): void {
  const transport = `max-age=${yearS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      // Pages have policies of their own; nothing else is to be rendered.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(isHttps && { 'strict-transport-security': transport }),
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

function notFound(request: FastifyRequest, reply: FastifyReply, pages: readonly Page[], policy: string) {
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
      'content-security-policy': policy,
      // Pages of teams, games and invites: search engines list the home page alone (H56).
      'x-robots-tag': 'noindex',
    })
    .send(readFileSync(page));
}
