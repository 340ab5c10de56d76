import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else's, with whatever policy they have. */
export interface ForeignPage {
  readonly html: string;
  readonly policy?: string;
}

export interface ForeignSite {
  /** Ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** A site on an origin of its own; its pages by their names. */
export async function openForeignSite(pages: Readonly<Record<string, ForeignPage>>): Promise<ForeignSite> {
  const site = createServer((request, response) => {
    const page = pages[(request.url ?? '').replace(/^\/|\?.*$/g, '')];
    // Browsers ask for an icon by themselves; without one their console would say so.
    response.writeHead(page ? 200 : request.url === '/favicon.ico' ? 204 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(page?.policy && { 'content-security-policy': page.policy }),
    });
    response.end(page?.html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        site.close(() => resolve());
        // A browser keeps its connections open.
        site.closeAllConnections();
      }),
  };
}
