import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  readonly origin: string;
  close(): void;
}

/** Serves the files of one folder, and what is `made` for a path, to this machine alone, until it is closed. */
export async function serveFolder(
  folder: string,
  made: (path: string) => Buffer | undefined = () => undefined,
): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    // Normalized from the root, so that no `..` leads out of the folder.
    const path = normalize(decoded(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    const content = made(path) ?? (await readFile(file).catch(() => undefined));
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // It listens on a port, so the address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** An address that cannot be decoded names no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/?';
  }
}
