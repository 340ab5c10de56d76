import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import type { WhiteLabel } from '@snug/contract';
import type { GameCaps } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import { createDevMailbox, type DevMailbox } from './accounts/dev-mailbox.ts';
import { openSending, type Sending, type SendingSettings } from './accounts/sending.ts';
import { newSignInLink, oneMoreSignInLink } from './accounts/sign-in-links.ts';
import { openDemoNight } from './bots/demo-night.ts';
import { keepPictureOrigins } from './database/picture-origins.ts';
import { createKeys } from './foundation/keys.ts';
import { type Clock, type Random, systemClock, systemRandom } from './foundation/seams.ts';
import type { SecurityLines } from './foundation/security-log.ts';
import type { ServerContext } from './foundation/server-context.ts';
import { allowAnyOrigin } from './http/any-origin.ts';
import { type AppOptions, createApp, logReplies } from './http/create-app.ts';
import { serveOutbox } from './http/dev-mailbox-page.ts';
import { answerError, readJson } from './http/errors.ts';
import { serveDocs } from './http/openapi/viewer.ts';
import { createOrigins, type Origins } from './http/origins.ts';
import type { RateLimit, RateLimitName } from './http/rate-limits.ts';
import { register } from './http/route.ts';
import { families, routes } from './http/routes.ts';
import { logRefusals } from './http/security.ts';
import { type SiteFolders, type SiteOptions, secureHeaders, serveSites } from './http/site.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { onDisk } from './media/disk.ts';
import { type Bucket, inBucket } from './media/s3.ts';
import { servePictures } from './media/serve.ts';
import { sweepSome } from './media/sweep.ts';
import { type BackgroundWorkOptions, startBackgroundWork } from './operations/background-work.ts';
import { createServerContext } from './operations/create-server-context.ts';
import { openDataFolder, secretOf } from './operations/data-folder.ts';
import { openVenue } from './operations/demo.ts';
import { serveHealth } from './operations/health.ts';
import { isEverywhere, originAt } from './operations/lan-addresses.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { type DatabaseOptions, databaseName, openDatabase } from './operations/open-database.ts';
import { SettingError } from './operations/settings.ts';
import { startError } from './operations/start-error.ts';
import { openStorybook, type Storybook, type StorybookOptions } from './operations/storybook.ts';
import { versionOf } from './operations/version.ts';
import { whiteLabelOf } from './operations/white-label.ts';
import { sendAllStates } from './realtime/host-news.ts';
import { defaultSocketsPerAddress, openSockets } from './realtime/sockets.ts';

export interface ServerOptions extends SendingSettings, DatabaseOptions, AppOptions, BackgroundWorkOptions {
  /** Holds the database and the secret; made when there is none. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  readonly publicUrl?: string | undefined;
  /** A bucket for uploaded pictures; undefined: the data folder. */
  readonly bucket?: Bucket | undefined;
  readonly embedOrigins?: readonly string[];
  /** Origins that pictures of questions and ads may come from besides this server. */
  readonly pictureOrigins?: readonly string[];
  /** Live connections that one address may have open: a pub shares one. Load tests and rehearsals raise it. */
  readonly socketsPerAddress?: number;
  /** How many teams and spectators a game takes by its code; the rules' own caps, where it says nothing. */
  readonly gameCaps?: Partial<GameCaps>;
  /** Browsers that were at an https `publicUrl` use https for every name below it too. */
  readonly hstsSubdomains?: boolean;
  /** Text messages that leave in a day, at most. */
  readonly smsPerDay?: number;
  /** Lets others than this machine read /metrics. */
  readonly metricsKey?: string | undefined;
  /** Where the security log goes besides the log. */
  readonly securityLines?: SecurityLines | undefined;
  readonly secret?: string | undefined;
  /** The white-label file. Without one a new data folder gets the demo venue. */
  readonly venueFile?: string | undefined;
  readonly sites?: SiteFolders;
  /** Where the built Storybook is served; undefined: nowhere. */
  readonly storybook?: Pick<StorybookOptions, 'port' | 'host'>;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Rate limits that differ from the table: rehearsals and load tests call faster than people. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>>;
  /** Keeps a game of the demo venue playing by itself. */
  readonly demoNight?: boolean;
  /** Prints notifications that cannot be sent. */
  readonly print?: (line: string) => void;
}

export interface SnugServer {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  readonly context: ServerContext;
  readonly devMailbox: DevMailbox;
  readonly whiteLabel: WhiteLabel;
  /** Whether the first venue, where the link signs in, is the demo venue. */
  readonly isDemo: boolean;
  /** A fresh one-time text that signs the quizmaster in. */
  readonly signInLink: string;
  /** The name of the quizmaster whom it signs in. */
  readonly signsIn: string;
  /** The code of the demo venue's open game, when there is a demo venue. */
  readonly code: string | undefined;
  /** Whether another server had the database open at the start. */
  readonly isBesideAnother: boolean;
  /** The built Storybook, or why there is none. */
  readonly storybook: Storybook | undefined;
  /** Resolves when nothing can be written any more: the process must end at once, so that a new one serves. */
  readonly lost: Promise<Error>;
  /** Stops: accepts no more, closes connections, finishes what it has begun. */
  close(): Promise<void>;
}

/** Starts a server. Throws a SettingError, in one sentence, for what the operator can put right. */
export async function createServer(options: ServerOptions): Promise<SnugServer> {
  const { publicUrl, port, host = '127.0.0.1' } = options;
  const isDemo = options.venueFile === undefined && options.databaseUrl === undefined;
  const whiteLabel = whiteLabelOf(options.venueFile, isDemo);
  const folder = openDataFolder(options.dataDir);
  const database = databaseName(folder, options);
  const app = createApp(options);
  const failed = (error: unknown) => app.log.error({ err: error }, 'failed');
  let origin = publicUrl ?? '';
  let ownAddress = '';
  const { context, sending, devMailbox } = await openContext(options, {
    ...{ folder, app, failed },
    origin: () => origin,
    ownAddress: () => ownAddress,
  });
  const { store } = context;
  const origins = createOrigins(publicUrl, options.embedOrigins ?? []);
  let storybook: Storybook | undefined;
  const storybookFor: SiteOptions['storybookFor'] = (hostHeader) => storybook?.addressFor(hostHeader);
  const isElsewhere = options.databaseUrl !== undefined && options.bucket !== undefined;
  const written = isElsewhere ? undefined : folder.path;
  const served = { origins, whiteLabel, sending, devMailbox, folder: written, options, storybookFor };
  await serve(app, context, served);
  const { trustProxy = 0, socketsPerAddress = defaultSocketsPerAddress } = options;
  const sockets = openSockets(app.server, context, { origins, trustProxy, perAddress: socketsPerAddress, failed });
  const stopBackgroundWork = startBackgroundWork(context, folder, options, failed);

  async function close(): Promise<void> {
    await context.nights.stop();
    context.addressBudgets.close();
    // The calls that wait for an erasure are answered without the rest of it.
    const erasing = context.personalData.stop();
    // No new requests from here on; those under way are finished, and the quizmaster is sent what is still due.
    const closed = Promise.all([app.close(), storybook?.close()]);
    await sockets.close();
    await Promise.all([closed, erasing]);
    await stopBackgroundWork();
    await context.hostNews.flush();
    context.securityLog.flush();
    sending.close();
    await store.close();
  }

  try {
    const isPlayedByBots = options.demoNight === true;
    const venue = await openVenue(context, { name: whiteLabel.name, isDemo, isPlayedByBots });
    const { host_id } = venue;
    if (isPlayedByBots && !venue.isDemo) throw new SettingError(demoNightElsewhere);
    const night = isPlayedByBots ? await openDemoNight(context, host_id, options.print ?? (() => {})) : undefined;
    await keepPictureOrigins(context.store, options.pictureOrigins ?? []);
    await sendAllStates(context);
    // A quiz goes on without the store of the pictures.
    await sweepSome(context);
    await app.listen({ port: port ?? 0, host });
    if (options.storybook) storybook = await openStorybook({ ...options.storybook, folder: options.sites?.storybook });
    const listening = (app.server.address() as AddressInfo).port;
    origin = publicUrl ?? originAt(host, listening);
    const signInLink = await (store.isShared ? oneMoreSignInLink : newSignInLink)(context, host_id);
    const url = `http://127.0.0.1:${listening}`;
    ownAddress =
      isEverywhere(host) || host === '127.0.0.1' || host === 'localhost'
        ? url
        : `http://${hostPart(host)}:${listening}`;
    night?.begin();
    const code = night?.code ?? venue.code;
    const isBesideAnother = store.isShared;
    const shown = { whiteLabel, isDemo: venue.isDemo, signInLink, signsIn: venue.host_name, code, isBesideAnother };
    const started = { url, port: listening, context, devMailbox, storybook, ...shown };
    return { ...started, lost: store.lost, close };
  } catch (error) {
    await close();
    throw startError(error, { database, port });
  }
}

const demoNightElsewhere =
  '--demo plays in the demo venue: leave SNUG_VENUE and SNUG_DATABASE_URL away, and set SNUG_DATA_DIR to a new folder.';

interface ContextParts {
  readonly folder: ReturnType<typeof openDataFolder>;
  readonly app: FastifyInstance;
  readonly failed: (error: unknown) => void;
  readonly origin: () => string;
  readonly ownAddress: () => string;
}

/** Opens the database and the ways notifications are sent, and makes the context of all handlers. */
async function openContext(options: ServerOptions, { folder, app, failed, origin, ownAddress }: ContextParts) {
  const { clock = systemClock, random = systemRandom, print = () => {} } = options;
  const keys = createKeys(options.secret ?? secretOf(folder), random);
  const metrics = createMetrics();
  const store = await openDatabase(folder, options, metrics);
  const devMailbox = createDevMailbox(clock.now, print);
  metrics.gauge(
    'snug_outbox_letters',
    'The last notifications in the dev mailbox, a hundred at most: those that nothing is set to send.',
    () => devMailbox.notifications().length,
  );
  const sending = await openSending(options, { devMailbox, keys, clock });
  const { sender } = sending;
  const context = await createServerContext({
    ...{ store, clock, random, keys, sender, origin, ownAddress, failed, metrics },
    rateLimits: options.rateLimits,
    smsPerDay: options.smsPerDay,
    gameCaps: options.gameCaps,
    securityLines: options.securityLines,
    log: app.log,
    version: versionOf(),
    media: options.bucket ? inBucket(options.bucket) : onDisk(folder.pictures),
  }).catch(async (error) => {
    await store.close();
    throw startError(error, { database: databaseName(folder, options), port: options.port });
  });
  return { context, sending, devMailbox };
}

interface Served {
  readonly origins: Origins;
  readonly whiteLabel: WhiteLabel;
  readonly sending: Sending;
  readonly devMailbox: DevMailbox;
  /** The data folder; undefined where database and pictures are elsewhere. */
  readonly folder: string | undefined;
  readonly options: ServerOptions;
  readonly storybookFor: SiteOptions['storybookFor'];
}

/** Registers everything that is answered over HTTP. */
async function serve(
  app: FastifyInstance,
  context: ServerContext,
  { origins, whiteLabel, sending, devMailbox, folder, options, storybookFor }: Served,
): Promise<void> {
  const { publicUrl, metricsKey: key, sites = {}, pictureOrigins = [] } = options;
  logReplies(app, context.metrics);
  logRefusals(app, context);
  secureHeaders(app, { isHttps: origins.secure, hstsSubdomains: options.hstsSubdomains });
  app.setErrorHandler(answerError);
  readJson(app);
  await app.register(multipart);
  cutSlowBodies(app, context.clock);
  for (const each of routes) register(app, context, origins, each);
  allowAnyOrigin(app);
  await serveDocs(app, families, context.version);
  app.get('/venue.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(whiteLabel));
  serveHealth(app, { store: context.store, clock: context.clock, folder });
  if (publicUrl === undefined && sending.usesDevMailbox) serveOutbox(app, devMailbox);
  serveMetrics(app, context.metrics, { key, publicUrl });
  servePictures(app, context.media);
  const logo = originOf(whiteLabel.logo);
  const shownFrom = [...pictureOrigins, ...(logo === undefined ? [] : [logo])];
  await serveSites(app, { ...sites, storybookFor, pictureOrigins: shownFrom });
}

/** The origin of the venue's logo, where it is elsewhere: the owner's own file names it. */
function originOf(logo: string): string | undefined {
  return /^https?:/.test(logo) && URL.canParse(logo) ? new URL(logo).origin : undefined;
}

/** An address as it stands in a URL. */
function hostPart(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
