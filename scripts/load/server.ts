/**
 * The real server for loads: nobody is too fast for it, and one address may open as many connections as it likes.
 * `server.ts FOLDER PORT`; prints where it listens and the quizmaster's sign-in link, and stops in order on SIGTERM.
 */
import { pino } from 'pino';
import { rateLimitTable } from '../../packages/server/http/rate-limits.ts';
import { createServer } from '../../packages/server/index.ts';

const endless = { count: 1e9, ms: 1_000 };
const rateLimits = Object.fromEntries(
  Object.entries(rateLimitTable).map(([name, { of }]) => [name, { ...endless, of }]),
);

const [, , dataDir = '.', port = '0'] = process.argv;

// Only what went wrong: whoever started it reads it.
const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
const server = await createServer({ dataDir, port: Number(port), rateLimits, socketsPerAddress: 1e6, logger });
// Whoever started it is gone, however: nobody is left to stop it.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
