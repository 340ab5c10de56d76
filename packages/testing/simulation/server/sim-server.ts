import { hash } from 'node:crypto';
import { bodyMaxBytes, type PackInput } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import type { Kysely } from 'kysely';
import { createTokens } from '../../../server/accounts/tokens.ts';
import { createGame } from '../../../server/commands/create-game.ts';
import { compiledQuery } from '../../../server/database/compiled-query.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { Store } from '../../../server/database/store.ts';
import { newId } from '../../../server/foundation/ids.ts';
import { createKeys } from '../../../server/foundation/keys.ts';
import type { Clock, Random } from '../../../server/foundation/seams.ts';
import type { ServerContext } from '../../../server/foundation/server-context.ts';
import { refused } from '../../../server/http/errors.ts';
import { createOrigins } from '../../../server/http/origins.ts';
import type { RateLimit, RateLimitName } from '../../../server/http/rate-limits.ts';
import { answer, type Route } from '../../../server/http/route.ts';
import { createMetrics } from '../../../server/operations/metrics.ts';
import { createPositions } from '../../../server/realtime/positions.ts';
import { findRoute } from './find-route.ts';
import { instantSignatures } from './instant-signatures.ts';
import { openMemoryDatabase } from './memory-database.ts';
import type { ClientSocket, SocketClient } from './memory-socket.ts';
import type { Disk } from './memory-store.ts';
import { type Process, startProcess } from './process.ts';

export interface SimRequest {
  readonly method: string;
  /** The path with its query, or a whole URL. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly address?: string;
}

export interface SimResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The real server without a network, on a database in memory, in virtual time. */
export interface SimServer {
  /** Replies as the HTTP server would. Rejects while the process is down, and never settles if it dies meanwhile. */
  request(request: SimRequest): Promise<SimResponse>;
  /** The same for a checker, without recording the load: a client without a cursor is served from its own loads. */
  look(request: SimRequest): Promise<SimResponse>;
  /** Opens a socket at a path with its query. Undefined while the process is down. */
  connect(url: string, client: SocketClient): ClientSocket | undefined;
  /**
   * The process dies: now, right before the next commit (F9), or right after it and before anybody is told (F8). Sockets
   * break; requests under way are never answered.
   */
  crash(phase?: 'now' | 'before-commit' | 'after-commit'): void;
  /** SIGTERM: refuses everything new, closes sockets with 1012, finishes what is under way, and is down then. */
  stop(): void;
  /** Starts a new process on the same database, with an empty memory (F10). Kills one that is still shutting down. */
  start(): Promise<void>;
  /** Whether it accepts requests. */
  readonly isUp: boolean;
  readonly database: {
    /** Another program holds the file: changes wait at most two seconds, then 503 (G15). */
    busyFor(ms: number): void;
    /** Changes fail until it is switched off, reading goes on (G14). */
    full(on: boolean): void;
    readOnly(on: boolean): void;
    /** How long each change takes. */
    latency(ms: (() => number) | undefined): void;
    /** Makes the committed content what `restore` brings back. */
    backup(): void;
    /** Kills the process if it is up; the next start is another incarnation (G35). */
    restore(): void;
  };
  /** The running process's context. Throws if there is none. */
  readonly context: ServerContext;
  /** For checkers: answers at once, whatever is wrong with the process or its disk. */
  readonly db: Kysely<Database>;
  /** Creates a game of the one venue, and a login of its quizmaster, directly in the database. */
  newGame(pack: PackInput): Promise<{ game_id: string; code: string; hostToken: string }>;
  /** Creates an account that has logged in by e-mail. */
  newAccount(name: string): Promise<{ token: string; account_id: string }>;
  /** Ends the login of a token with all its tokens and sockets, as after a logout elsewhere. */
  revoke(token: string): Promise<void>;
  /** Expires this one token; sockets that it opened stay open. */
  expire(token: string): Promise<void>;
  /** Empties the database for the next seed, repairs the disk and starts a process. Reset clock and random before it. */
  reset(seed: number): Promise<void>;
}

export interface SimServerOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** What would be an error in the server's log. */
  failed(error: unknown): void;
  /** Rate limits other than production's. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>>;
}

const address = '10.0.0.1';
const host = 'snug.test';
/** The one venue and its quizmaster exist before any seed, and are the same in all. */
const venue_id = 'venueofthesimulation';
const host_id = 'hostofthesimulation';

const keepAccount = compiledQuery((db, { account }: { account: Database['accounts'] }) =>
  db.insertInto('accounts').values(account),
);

export async function openSimServer({ clock, random, failed, rateLimits }: SimServerOptions): Promise<SimServer> {
  const database = await openMemoryDatabase();
  const { db } = database;
  const keys = {
    ...createKeys('the secret of the simulation, 32 characters', random),
    // Needed by every phone and lookup of every seed: one fast hash each, since nobody attacks here.
    clientHash: (clientId: string) => hash('sha256', `client ${clientId}`, 'base64url'),
    antiForgery: (clientId: string) => hash('sha256', `anti-forgery ${clientId}`, 'base64url'),
    limit: (text: string) => hash('sha256', `limit ${text}`, 'base64url').slice(0, 22),
  };
  // Nobody scrapes them, and each process would register its gauges again.
  const metrics = { ...createMetrics(), gauge() {} };
  const origins = createOrigins(undefined, []);
  const disk: Disk = { busyUntil: 0, failing: undefined, latency: undefined, crashAt: undefined };
  const signatures = instantSignatures();
  const tokens = createTokens(keys, clock, random, { db } as Store, signatures);
  const seams = { clock, random, keys, metrics, signatures, database, disk, failed, rateLimits };
  const packs = new WeakMap<PackInput, Pack>();
  let running: Process | undefined;
  let isStopping = false;
  let kills = 0;

  await db.insertInto('venues').values({ venue_id, name: 'The Crown', demo: 0, created_at: 0 }).execute();
  await db.insertInto('hosts').values({ host_id, venue_id, name: 'Robin', tip_handle: '', created_at: 0 }).execute();
  database.keep();

  /** The process that accepts requests. */
  const open = () => (running && !running.isDead && !isStopping ? running : undefined);

  async function respond(context: ServerContext, request: SimRequest): Promise<SimResponse> {
    const headers: Record<string, string> = {};
    try {
      const { route, params, query } = routeOf(request);
      const asked = {
        params,
        query,
        body: bodyOf(request, route),
        headers: { host, ...request.headers },
        address: request.address ?? address,
        file: noFile,
      };
      const body = await answer(context, origins, route, asked, (name, value) => {
        headers[name] = value;
      });
      headers['content-type'] = 'application/json; charset=utf-8';
      return { status: 200, headers, body };
    } catch (error) {
      const { status, headers: more, json } = refused(error);
      if (status === 500) failed(error);
      return { status, headers: { ...headers, ...more }, body: json };
    }
  }

  /** For what needs no running process. Never inside a change of its own. */
  function directDatabase(): Kysely<Database> {
    if (database.isChanging) throw new Error('Something is half written: this cannot be done in the middle of it.');
    return db;
  }

  /** Kills the process, also one that is still starting. */
  function kill(): void {
    disk.crashAt = undefined;
    kills += 1;
    running?.kill();
  }

  const server: SimServer = {
    async request(request) {
      const process = open();
      if (!process) throw new Error('Nobody listens: the server is down.');
      return process.answered(respond(process.context, request));
    },

    async look(request) {
      const process = open();
      if (!process) throw new Error('Nobody listens: the server is down.');
      return process.answered(respond({ ...process.context, positions: createPositions(clock) }, request));
    },

    connect: (url, client) => open()?.connect(url, client),

    crash(phase = 'now') {
      if (phase === 'now') kill();
      else if (running && !running.isDead) disk.crashAt = phase;
    },

    stop() {
      const process = open();
      if (!process) return;
      isStopping = true;
      process.stop().catch(failed);
    },

    async start() {
      if (open()) return;
      kill();
      isStopping = false;
      const before = kills;
      const process = await startProcess(seams);
      if (kills !== before) {
        process.kill();
        throw new Error('The server was killed while it started.');
      }
      running = process;
    },

    get isUp() {
      return open() !== undefined;
    },

    database: {
      busyFor(ms) {
        disk.busyUntil = clock.now() + ms;
      },
      full(on) {
        disk.failing = on ? 13 : undefined;
      },
      readOnly(on) {
        disk.failing = on ? 8 : undefined;
      },
      latency(ms) {
        disk.latency = ms;
      },
      backup: database.backup,
      restore() {
        kill();
        database.restore();
        database.execute(db.deleteFrom('meta').where('key', '=', 'incarnation').compile());
      },
    },

    get context() {
      const process = open();
      if (!process) throw new Error('There is no context while the server is down.');
      return process.context;
    },

    db,

    async newGame(input) {
      const pack = packs.get(input) ?? Pack.parse(input);
      packs.set(input, pack);
      const wanted = { venue_id, host_id, title: pack.title, pack };
      const made = await createGame(
        database.through(async (compiled) => database.execute(compiled)),
        { clock, random },
        wanted,
      );
      return { ...made, hostToken: await tokens.ofHost(host_id) };
    },

    async newAccount(player_name) {
      const account_id = newId(random);
      const account: Database['accounts'] = {
        account_id,
        player_name,
        email: `${account_id}@example.com`,
        phone: null,
        token_version: 1,
        profile_img: '',
        created_at: clock.now(),
        erased_at: null,
      };
      await keepAccount(directDatabase(), { account });
      return { token: await tokens.ofPlayer(account), account_id };
    },

    async revoke(token) {
      const { sid, exp } = claimsOf(token);
      await end(sid, exp);
      open()?.context.pubSub.loggedOut(sid);
    },

    async expire(token) {
      const { jti, exp } = claimsOf(token);
      await end(jti, exp);
    },

    async reset() {
      kill();
      database.reset();
      signatures.forget();
      Object.assign(disk, { busyUntil: 0, failing: undefined, latency: undefined, deadly: undefined });
      await server.start();
    },
  };

  async function end(jti: string, exp: number): Promise<void> {
    await directDatabase()
      .insertInto('revoked_tokens')
      .values({ jti, expires_at: exp * 1_000, since: 0 })
      .onConflict((row) => row.column('jti').doNothing())
      .execute();
  }

  await server.reset(0);
  return server;
}

function routeOf({ method, url }: SimRequest) {
  const path = url.startsWith('/') ? url : url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const mark = path.indexOf('?');
  const found = findRoute(method, mark < 0 ? path : path.slice(0, mark));
  if (!found) throw new Refusal(404, details.notFound);
  const query: Record<string, string> = {};
  if (mark >= 0) for (const [name, value] of new URLSearchParams(path.slice(mark + 1))) query[name] = value;
  return { ...found, query };
}

/** Like the server's `readJson`. */
function bodyOf({ headers, body }: SimRequest, { bodyLimit = bodyMaxBytes }: Route): unknown {
  if (body === undefined) return undefined;
  if (!headers['content-type']?.startsWith('application/json')) throw new Refusal(415, details.badMediaType);
  if (Buffer.byteLength(body) > bodyLimit) throw new Refusal(413, details.tooLarge);
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, details.badJson);
  }
}

async function noFile(): Promise<never> {
  throw new Refusal(415, details.imageNeeded);
}

function claimsOf(token: string): { jti: string; sid: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
