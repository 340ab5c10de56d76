import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const yearS = 31_536_000;

export interface BuiltFiles {
  readonly prefix: string;
  readonly folder: string | undefined;
  /** The headers of a file beyond those of every reply and of caching. */
  headersOf(path: string, request: FastifyRequest): Readonly<Record<string, string>>;
}

/** Serves a folder of built files. A missing one answers a plain 404. */
export async function serveFiles(app: FastifyInstance, { prefix, folder, headersOf }: BuiltFiles): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    cacheControl: false,
    // The build writes a compressed `.br` beside each file.
    preCompressed: true,
    setHeaders(reply, file) {
      const path = file.replace(/\.br$/, '');
      // Hashed files are cached for good; all others are revalidated, so that a deploy shows at once.
      const isHashed = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/.test(path);
      reply.header('cache-control', isHashed ? `public, max-age=${yearS}, immutable` : 'no-cache');
      for (const [name, value] of Object.entries(headersOf(path, reply.request))) reply.header(name, value);
    },
  });
}
