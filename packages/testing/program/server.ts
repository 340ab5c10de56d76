/**
 * The real server for load tests: without rate limits, and one address may open any number of connections. `server.ts FOLDER
 * PORT`; prints its URL with the quizmaster's sign-in link, and shuts down in order on SIGTERM.
 */
import { pino } from 'pino';
import { rateLimitTable } from '../../server/http/rate-limits.ts';
import { createServer } from '../../server/index.ts';

const unlimited = { count: 1e9, ms: 1_000 };
const rateLimits = Object.fromEntries(
  Object.entries(rateLimitTable).map(([name, { of }]) => [name, { ...unlimited, of }]),
);

const [, , dataDir = '.', port = '0'] = process.argv;

// Only errors: the parent process reads them.
const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
const server = await createServer({ dataDir, port: Number(port), rateLimits, socketsPerAddress: 1e6, logger });
// The parent process is gone, so nothing could stop this one.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
