/**
 * The real server for loads: nobody is too fast for it, and one address may open as many connections as it likes.
 * `server.ts FOLDER PORT`; prints where it listens and the quizmaster's sign-in link, and stops in order on SIGTERM.
 */
import { pino } from 'pino';
import { createServer } from '../../packages/server/index.ts';
import { paceTable } from '../../packages/server/pace.ts';

const unlimited = { count: 1e9, ms: 1_000 };
const paces = Object.fromEntries(Object.entries(paceTable).map(([name, { of }]) => [name, { ...unlimited, of }]));

const [, , dataDir = '.', port = '0'] = process.argv;

// Only what went wrong: whoever started it reads it.
const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
const server = await createServer({ dataDir, port: Number(port), paces, socketsPerAddress: 1e6, logger });
// Whoever started it is gone, however: nobody is left to stop it.
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
