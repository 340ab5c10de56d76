import { chmodSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import type { SecurityLines } from './foundation/security-log.ts';

// Code compiled at one start is not compiled at the next, which is a third of it. Nothing else may be imported before.
enableCompileCache();
const [
  { writePrivately },
  { pino },
  { createServer },
  { builtSites },
  { besideAnother, demoUnderVenueFile, greeting, undeclaredProxy, unsentNotifications },
  { logDestination, securityLinesTo },
  settings,
  { stopOnSignals },
] = await Promise.all([
  import('./foundation/private-files.ts'),
  import('pino'),
  import('./create-server.ts'),
  import('./operations/built-sites.ts'),
  import('./operations/greeting.ts'),
  import('./operations/log-destination.ts'),
  import('./operations/settings.ts'),
  import('./operations/stop-on-signals.ts'),
]);

writePrivately();
try {
  await start();
} catch (error) {
  if (!(error instanceof settings.SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const read = settings.readSettings(process.env);
  // Logs go to stderr, so that stdout has only what a person reads at the start. On a terminal a person reads the
  // addresses; a log collector wants every line.
  const level = read.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info');
  const logger = pino({ level }, logDestination(2));
  const demoNight = process.argv.includes('--demo');
  const securityLines = read.securityLog === undefined ? undefined : securityFile(read.securityLog);
  const server = await createServer({
    ...read,
    securityLines,
    sites: builtSites(read.renderer),
    logger,
    print,
    demoNight,
  });
  // What was acknowledged is on disk. A supervisor starts the process anew; staying would answer with errors all night.
  server.lost.then((error) => {
    logger.fatal({ err: error }, 'the database is lost: this process ends, to be started anew');
    process.exit(1);
  });
  // Before the greeting: a program that waits for it may stop the server at once.
  stopOnSignals(server);
  // In one write: a program that reads it has the code as soon as the link.
  print(greeting(server, read, demoNight));
  const warnings = [
    besideAnother(server),
    demoUnderVenueFile(server, read),
    unsentNotifications(read),
    undeclaredProxy(read),
    server.storybook?.warning,
  ];
  for (const warning of warnings) {
    if (warning === undefined) continue;
    logger.warn(warning);
    print(warning);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The security log's own file, readable by its owner alone. */
function securityFile(path: string): SecurityLines {
  try {
    const lines = securityLinesTo(path);
    chmodSync(path, 0o600);
    return lines;
  } catch (error) {
    throw new settings.SettingError(`SNUG_SECURITY_LOG cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
