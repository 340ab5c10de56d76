/**
 * The real server for loads: nobody is too fast for it, and one address may open as many connections as it likes.
 * `server.ts FOLDER`; prints where it listens and the quizmaster's sign-in link, and stops in order on SIGTERM.
 */
import { createServer } from '../../packages/server/index.ts';
import { paceTable } from '../../packages/server/pace.ts';

const endless = { count: 1e9, ms: 1_000 };
const paces = Object.fromEntries(Object.entries(paceTable).map(([name, { of }]) => [name, { ...endless, of }]));

const server = await createServer({ dataDir: process.argv[2] ?? '.', paces, socketsPerAddress: 1e6 });
process.on('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${server.url}/#link=${server.signInLink}\n`);
