/**
 * The real server for load tests and rehearsals: without rate limits, and one address may open any number of
 * connections. `server.ts FOLDER PORT`; prints its URL with the quizmaster's sign-in link, and shuts down in order on
 * SIGTERM.
 */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createServer } from '../../server/index.ts';
import { noRateLimits } from '../server/no-rate-limits.ts';

const [, , dataDir = '.', port = '0'] = process.argv;

// Only errors: the parent process reads them.
const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
const server = await createServer({
  dataDir,
  port: Number(port),
  rateLimits: noRateLimits,
  socketsPerAddress: 1e6,
  gameCaps: { teams: 1e6, watchers: 1e6 },
  sites: { demoPictures: fileURLToPath(new URL('../../server/packs/pictures', import.meta.url)) },
  logger,
});
// The parent process is gone, so nothing could stop this one.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
