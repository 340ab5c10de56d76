import { hash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import viewerFolder from 'swagger-ui-dist/absolute-path.js';
import type { CallFamily } from '../route.ts';
import { sandboxed, sandboxWith } from '../sandbox.ts';
import { pagePolicy } from '../site.ts';
import { openApi } from './document.ts';

/** The viewer's files that our page loads. The others are 1.7 MB of script that nobody needs. */
const files: ReadonlySet<string> = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/favicon-16x16.png',
  '/favicon-32x32.png',
]);

/**
 * Serves the document at /api/openapi.json, which any page may read, and Swagger UI to read it at /api/docs, from our own files
 * alone. A library of that size runs in a sandbox: it makes no calls and reaches nothing that the site keeps.
 */
export async function serveDocs(app: FastifyInstance, families: readonly CallFamily[], version: string): Promise<void> {
  let document: { readonly bytes: Buffer; readonly etag: string } | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    // Built at the first request, so that the start does not wait for it. In bytes: to encode 720 kB takes as long as ten calls.
    document ??= encoded(JSON.stringify(openApi(families, version)));
    const { bytes, etag } = document;
    const forAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    reply.type('application/json; charset=utf-8').headers({ ...forAll, 'cache-control': 'no-cache', etag });
    return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(bytes);
  });

  app.get('/api/docs', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        ...sandboxed,
        'cache-control': 'no-cache',
        'content-security-policy': sandboxWith(pagePolicy(request.headers.host)),
      })
      .send(page),
  );
  app.get('/api/docs/', (_request, reply) => reply.redirect('/api/docs'));
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(sandboxed).send(start),
  );
  app.get('/api/docs/look.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').headers(sandboxed).send(look),
  );

  await app.register(fastifyStatic, {
    root: viewerFolder(),
    prefix: '/api/docs/',
    decorateReply: false,
    allowedPath: (path) => files.has(path),
    setHeaders(reply) {
      for (const [name, value] of Object.entries(sandboxed)) reply.header(name, value);
    },
  });
}

function encoded(text: string) {
  return { bytes: Buffer.from(text), etag: `"${hash('sha256', text, 'base64url')}"` };
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Snug: the calls</title>
<link rel="icon" href="/api/docs/favicon-32x32.png" sizes="32x32">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/look.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Runs in the browser. No call can be tried out: it would be one of a foreign page. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', dress);
dress();

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  supportedSubmitMethods: [],
  persistAuthorization: false,
});
`;

const look = `html { color-scheme: light dark; background: Canvas; }
body { margin: 0; }
/* Nothing is tried out here, so there is nothing to choose or to log in to. */
.swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none; }
/* No reply of ours links to another; the column makes a phone's page too wide. */
.swagger-ui .response-col_links { display: none; }
`;
