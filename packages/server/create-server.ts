import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import type { WhiteLabel } from '@snug/contract';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { createDevMailbox, type DevMailbox } from './accounts/dev-mailbox.ts';
import { openSending, type SendingSettings } from './accounts/sending.ts';
import { newSignInLink } from './accounts/sign-in-links.ts';
import { openStore, type StorePlace } from './database/store.ts';
import { createKeys } from './foundation/keys.ts';
import { details, Refusal } from './foundation/refusals.ts';
import { type Clock, type Random, systemClock, systemRandom } from './foundation/seams.ts';
import type { ServerContext } from './foundation/server-context.ts';
import { allowAnyOrigin } from './http/any-origin.ts';
import { serveOutbox } from './http/dev-mailbox-page.ts';
import { answerClientError, answerError, answerErrors, readJson } from './http/errors.ts';
import { serveDocs } from './http/openapi/viewer.ts';
import { createOrigins } from './http/origins.ts';
import type { RateLimit, RateLimitName } from './http/rate-limits.ts';
import { register } from './http/route.ts';
import { families, routes } from './http/routes.ts';
import { type SiteFolders, secureHeaders, serveSites } from './http/site.ts';
import { onDisk } from './media/disk.ts';
import { type Bucket, inBucket } from './media/s3.ts';
import { servePictures } from './media/serve.ts';
import { sweepSome } from './media/sweep.ts';
import { backUpRegularly } from './operations/backup.ts';
import { createServerContext } from './operations/create-server-context.ts';
import { type DataFolder, openDataFolder, secretOf } from './operations/data-folder.ts';
import { openHouse } from './operations/demo.ts';
import { originAt } from './operations/lan-addresses.ts';
import { createMetrics, measured, serveMetrics } from './operations/metrics.ts';
import { defaultGamesMonths, retainDaily } from './operations/retention.ts';
import { databaseError, startError } from './operations/start-error.ts';
import { versionOf } from './operations/version.ts';
import { whiteLabelOf } from './operations/white-label.ts';
import { tellAgain } from './realtime/host-news.ts';
import { pollNewsOfOtherProcesses } from './realtime/other-processes.ts';
import { defaultSocketsPerAddress, openSockets } from './realtime/sockets.ts';

export interface ServerOptions extends SendingSettings {
  /** Holds the database and the secret; made when there is none. */
  readonly dataDir: string;
  /** A PostgreSQL database in place of the folder's own. It gets no demo venue: somebody means it. */
  readonly databaseUrl?: string | undefined;
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  readonly publicUrl?: string | undefined;
  /** A bucket for uploaded pictures; undefined: the data folder. */
  readonly bucket?: Bucket | undefined;
  /** How many proxies in front are believed. */
  readonly trustProxy?: number;
  readonly embedOrigins?: readonly string[];
  /** Live connections that one address may have open: a pub shares one. Loads and rehearsals raise it. */
  readonly socketsPerAddress?: number;
  /** Text messages that leave in a day, at most. */
  readonly smsPerDay?: number;
  /** With it /metrics is told to others than this machine. */
  readonly metricsKey?: string | undefined;
  /** Where a backup is put every `backupMinutes`; undefined: nowhere. */
  readonly backupDir?: string | undefined;
  readonly backupMinutes?: number;
  /** How long games are kept after they end. */
  readonly keepGamesMonths?: number;
  readonly secret?: string | undefined;
  /** The white-label file. Without one a new data folder gets the demo venue. */
  readonly venueFile?: string | undefined;
  readonly sites?: SiteFolders;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Where the store's work is done; simulations want it in process. */
  readonly storeIn?: 'worker' | 'in-process';
  /** Other limits than those of the table: rehearsals and loads come faster than people. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>>;
  readonly logger?: FastifyBaseLogger;
  /** Prints letters that nobody sends. */
  readonly print?: (line: string) => void;
}

export interface SnugServer {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  readonly context: ServerContext;
  readonly outbox: DevMailbox;
  readonly whiteLabel: WhiteLabel;
  /** A fresh one-time text that signs the quizmaster in. */
  readonly signInLink: string;
  /** The code of the demo venue's open game, when there is a demo venue. */
  readonly code: string | undefined;
  /** Resolves when nothing can be saved any more: the process is to end at once, so that a new one serves. */
  readonly lost: Promise<Error>;
  /** Stops: takes no more, lets connections go, finishes what it has begun. */
  close(): Promise<void>;
}

/** Starts a server. Throws a SettingError, in one sentence, for what the operator can put right. */
export async function createServer(options: ServerOptions): Promise<SnugServer> {
  const { clock = systemClock, random = systemRandom, publicUrl, print = () => {} } = options;
  const isDemo = options.venueFile === undefined && options.databaseUrl === undefined;
  const whiteLabel = whiteLabelOf(options.venueFile, isDemo);
  const folder = openDataFolder(options.dataDir);
  const keys = createKeys(options.secret ?? secretOf(folder), random);
  const place = storePlace(folder, options);
  const metrics = createMetrics();
  // Not the address: it has a password in it.
  const database = place.kind === 'sqlite' ? place.file : 'of SNUG_DATABASE_URL';
  const opened = await openStore(place).catch((error) => {
    throw databaseError(database, error);
  });
  const store = measured(opened, metrics);

  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // Fastify would write addresses with client ids and tokens in them; the hook below writes the route's template.
    logController: new LogController({ disableRequestLogging: true }),
    // The hop next to us is number 0.
    trustProxy: (_address: string, hop: number) => hop < (options.trustProxy ?? 0),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 30_000,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    http: { maxHeaderSize: 16_384 },
  });
  const failed = (error: unknown) => app.log.error({ err: error }, 'failed');

  const outbox = createDevMailbox(clock.now, print);
  metrics.gauge(
    'snug_outbox_letters',
    'The last letters that lie here, a hundred at most: nobody brings them while no way is set.',
    () => outbox.letters().length,
  );
  const sending = await openSending(options, { outbox, keys, clock });
  let origin = publicUrl ?? '';
  const context = await createServerContext({
    store,
    clock,
    random,
    keys,
    rateLimits: options.rateLimits,
    sender: sending.sender,
    smsPerDay: options.smsPerDay,
    origin: () => origin,
    log: app.log,
    failed,
    metrics,
    version: versionOf(),
    media: options.bucket ? inBucket(options.bucket) : onDisk(folder.pictures),
  }).catch(async (error) => {
    await store.close();
    throw startError(error, { database, port: options.port });
  });
  const origins = createOrigins(publicUrl, options.embedOrigins ?? []);

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.debug({ method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered');
    if (reply.statusCode >= 400) metrics.refusals.inc({ status: reply.statusCode });
  });
  secureHeaders(app, origins.secure);
  answerErrors(app);
  readJson(app);
  await app.register(multipart);
  for (const each of routes) register(app, context, origins, each);
  allowAnyOrigin(app);
  await serveDocs(app, families, context.version);
  app.get('/venue.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(whiteLabel));
  app.get('/healthz', async () => ({ status: 'ok' }));
  let isLost = false;
  store.lost.then(() => {
    isLost = true;
  });
  app.get('/readyz', async () => {
    if (isLost) throw new Refusal(503, details.busy, { retryAfterS: 2 });
    await store.db.selectFrom('meta').select('key').limit(1).execute();
    return { status: 'ok' };
  });
  if (publicUrl === undefined && sending.usesOutbox) serveOutbox(app, outbox);
  serveMetrics(app, metrics, { key: options.metricsKey, publicUrl });
  servePictures(app, context.media);
  await serveSites(app, options.sites ?? {});
  const { trustProxy = 0, socketsPerAddress = defaultSocketsPerAddress } = options;
  const sockets = openSockets(app.server, context, { origins, trustProxy, perAddress: socketsPerAddress, failed });

  const { backupDir: dir, backupMinutes = 5 } = options;
  const everyMs = backupMinutes * 60_000;
  const stopListening = pollNewsOfOtherProcesses(context, failed);
  const retention = retainDaily(context, { gamesMonths: options.keepGamesMonths ?? defaultGamesMonths }, failed);
  const backups = dir === undefined ? undefined : backUpRegularly(folder, { dir, everyMs, clock, failed });

  async function close(): Promise<void> {
    // No new requests from here on; those under way are finished, and so is what the quizmaster is still to be told.
    const closed = app.close();
    await sockets.close();
    await closed;
    stopListening();
    await backups?.stop();
    await retention.stop();
    await context.hostNews.flush();
    sending.close();
    await store.close();
  }

  try {
    const { host_id, code } = await openHouse(context, { name: whiteLabel.name, isDemo });
    await tellAgain(context);
    // Without the store of the pictures, a quiz still goes on.
    await sweepSome(context);
    await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    origin = publicUrl ?? originAt(options.host ?? '127.0.0.1', port);
    return {
      url: `http://127.0.0.1:${port}`,
      port,
      context,
      outbox,
      whiteLabel,
      signInLink: await newSignInLink(context, host_id),
      code,
      lost: store.lost,
      close,
    };
  } catch (error) {
    await close();
    throw startError(error, { database, port: options.port });
  }
}

function storePlace(folder: DataFolder, { databaseUrl, storeIn = 'worker' }: ServerOptions): StorePlace {
  if (databaseUrl !== undefined) return { kind: 'postgres', url: databaseUrl };
  return { kind: 'sqlite', file: folder.database, in: storeIn };
}
