import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { createServer, type SnugServer } from '../create-server.ts';
import type { SiteFolders } from '../http/site.ts';
import { isEverywhere, lanAddresses } from './lan-addresses.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';

/** A stop is over by then: ten seconds of letting connections go, and some to finish. */
const stopMaxMs = 14_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  // Logs go to stderr: what a person reads at the start stands alone on stdout.
  // Whoever sits at the terminal reads the addresses; a collector of logs wants every line.
  const level = settings.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info');
  const logger = pino({ level }, pino.destination({ dest: 2, sync: true }));
  const server = await createServer({
    ...settings,
    sites: builtSites(settings.renderer),
    logger,
    print: say,
  });
  // What was acknowledged is on disk. Whoever supervises this process starts it anew; staying would answer errors all night.
  server.lost.then((error) => {
    logger.fatal({ err: error }, 'the database is lost: this process ends, to be started anew');
    process.exit(1);
  });
  // Before the greeting: whoever waits for it may stop the server at once.
  const onSignal = stopper(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  // In one piece: who reads it by a program has the code as soon as the link.
  say(greeting(server, settings).join('\n'));
  const unsent = lettersUnsent(settings);
  if (unsent === undefined) return;
  logger.warn(unsent);
  say(unsent);
}

/** On a public address nobody looks at what is printed here, and phones are told that the code is on its way. */
function lettersUnsent({ publicUrl, mail, smsWebhookUrl }: Settings): string | undefined {
  const missing = [
    ...(mail ? [] : [{ setting: 'SNUG_SMTP_URL', letters: 'e-mails' }]),
    ...(smsWebhookUrl === undefined ? [{ setting: 'SNUG_SMS_WEBHOOK_URL', letters: 'text messages' }] : []),
  ];
  if (publicUrl === undefined || missing.length === 0) return undefined;
  const settings = missing.map(({ setting }) => setting).join(' and ');
  const letters = missing.map(({ letters }) => letters).join(' and ');
  return `Warning: without ${settings} no ${letters} are sent: login codes among them are printed here alone.`;
}

/** One Ctrl-C may come twice: from the terminal, and passed on by what started us. */
const samePressMs = 1_000;

/** The first signal stops in order; one more, later, at once. */
function stopper(server: SnugServer): () => void {
  let since: number | undefined;
  return () => {
    const now = performance.now();
    if (since === undefined) stop(server);
    else if (now - since > samePressMs) process.exit(1);
    since ??= now;
  };
}

async function stop(server: SnugServer): Promise<void> {
  // Whatever still hangs on then has had its time: what was acknowledged is on disk.
  setTimeout(() => process.exit(0), stopMaxMs).unref();
  await server.close();
  process.exit(0);
}

function greeting({ code, signInLink, port, whiteLabel }: SnugServer, settings: Settings): string[] {
  const { host, publicUrl, mail, smsWebhookUrl } = settings;
  const usesOutbox = publicUrl === undefined && !(mail && smsWebhookUrl);
  const home = publicUrl ?? `http://localhost:${port}`;
  return [
    `${whiteLabel.name} is open.`,
    '',
    `  Players      ${home}/`,
    ...(publicUrl === undefined && isEverywhere(host)
      ? lanAddresses().map((ip) => `               http://${ip}:${port}/`)
      : []),
    `  Quizmaster   ${home}/host/#link=${signInLink}`,
    ...(code === undefined ? [] : [`  Game code    ${code}`]),
    ...(usesOutbox ? [`  Outbox       ${home}/dev/outbox`] : []),
    '',
  ];
}

/** The built pages, where the repository builds them. */
function builtSites(renderer: Settings['renderer']): SiteFolders {
  // The package's folder: this file stands in a folder of it as source, and in `dist` when built.
  const server = dirname(import.meta.dirname);
  const folder = (path: string) => join(server, '../..', path);
  return {
    venue: folder(renderer === 'react' ? 'sites/venue/dist-react' : 'sites/venue/dist'),
    console: folder('sites/quizmaster/dist'),
    embed: folder('packages/embed/dist'),
    examples: folder('packages/embed/examples'),
    storybook: folder('storybook-static'),
    demoPictures: join(server, 'packs/pictures'),
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
