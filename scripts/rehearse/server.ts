/**
 * The real server for a rehearsal, without rate limits, since bots are faster than people. `server.ts FOLDER`; prints its
 * URL with the quizmaster's sign-in link, and shuts down in order on SIGTERM.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from '@snug/server';
import { rateLimitTable } from '../../packages/server/http/rate-limits.ts';

const unlimited = { count: 1e9, ms: 1_000 };
const rateLimits = Object.fromEntries(
  Object.entries(rateLimitTable).map(([name, { of }]) => [name, { ...unlimited, of }]),
);
const demoPictures = fileURLToPath(new URL('../../packages/server/packs/pictures', import.meta.url));

const server = await createServer({ dataDir: process.argv[2] ?? '.', rateLimits, sites: { demoPictures } });
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
