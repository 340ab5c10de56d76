import { existsSync } from 'node:fs';
import { type AddressInfo, isIP } from 'node:net';
import { details, Refusal } from '@snug/rules';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveFiles } from '../http/built-files.ts';
import { answerError } from '../http/errors.ts';
import { sandboxed, sandboxWith } from '../http/sandbox.ts';
import { isEverywhere } from './lan-addresses.ts';

export interface StorybookOptions {
  /** Where the built Storybook is; undefined, or a missing folder: there is none. */
  readonly folder: string | undefined;
  /** Undefined: it is not served. 0: any free one. */
  readonly port: number | undefined;
  readonly host: string;
}

/** The built Storybook, served on an origin of its own. */
export interface Storybook {
  /** Undefined: it is not served. */
  readonly port?: number;
  /** Why it is not served although it is built, in one sentence. */
  readonly warning?: string;
  /** Its address for whoever asks under this Host header; undefined where they do not reach it. */
  addressFor(hostHeader: string | undefined): string | undefined;
  close(): Promise<void>;
}

/**
 * Serves the built Storybook on a port of its own, which is an origin of its own: its preview runs what any window sends it.
 * So the preview has an opaque origin besides, and nobody but Storybook frames it (decision 53). A port that is taken ends
 * nothing: a quiz goes on without Storybook.
 */
export async function openStorybook({ folder, port, host }: StorybookOptions): Promise<Storybook> {
  const nowhere = { addressFor: () => undefined, close: async () => {} };
  if (port === undefined || folder === undefined || !existsSync(folder)) return nowhere;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new Refusal(404, details.notFound);
  });
  secure(app, host);
  await serveFiles(app, { prefix: '/', folder, headersOf: pageHeaders });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    return { ...nowhere, warning: warningOf(error as NodeJS.ErrnoException, port) };
  }
  const listening = (app.server.address() as AddressInfo).port;
  return {
    port: listening,
    addressFor(hostHeader) {
      const name = nameIn(hostHeader);
      const isReached = name !== undefined && isKnown(name, host) && (!isLocal(host) || isLocal(name));
      return isReached ? `http://${name}:${listening}/` : undefined;
    },
    close: () => app.close(),
  };
}

/** Another name than those of this machine is one that a page elsewhere has pointed here (DNS rebinding). */
function secure(app: FastifyInstance, host: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    const name = nameIn(request.headers.host);
    if (name === undefined || !isKnown(name, host)) throw new Refusal(404, details.notFound);
  });
}

/**
 * Only Storybook's own page is of the origin and not sandboxed, as `frame-ancestors` knows no opaque one. Whoever opens it keeps no
 * hold of its window, nor through it of the preview.
 */
function pageHeaders(path: string): Readonly<Record<string, string>> {
  const framing = "frame-ancestors 'self'";
  if (/[\\/]index\.html$/.test(path)) {
    return { 'content-security-policy': framing, 'cross-origin-opener-policy': 'same-origin' };
  }
  return { ...sandboxed, 'content-security-policy': sandboxWith(framing) };
}

/** The host name of a Host header, as it stands in an address. */
function nameIn(hostHeader: string | undefined): string | undefined {
  return URL.canParse(`http://${hostHeader}`) ? new URL(`http://${hostHeader}`).hostname : undefined;
}

/** A page elsewhere can point only names here, and never this machine's or the one that is set. */
function isKnown(name: string, host: string): boolean {
  return isLocal(name) || isIP(withoutBrackets(name)) !== 0 || (name === host.toLowerCase() && !isEverywhere(host));
}

function isLocal(name: string): boolean {
  return name === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(name) || withoutBrackets(name) === '::1';
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}

function warningOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  const reason = code === 'EADDRINUSE' ? `port ${port} is taken` : message;
  return `Storybook is not served, since ${reason}: set SNUG_STORYBOOK_PORT to another, or to off.`;
}
