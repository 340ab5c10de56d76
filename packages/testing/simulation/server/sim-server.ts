import { hash } from 'node:crypto';
import type { PackInput } from '@snug/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';
import { createKeys } from '../../../server/foundation/keys.ts';
import type { Clock, Random } from '../../../server/foundation/seams.ts';
import type { ServerContext } from '../../../server/foundation/server-context.ts';
import type { RateLimit, RateLimitName } from '../../../server/http/rate-limits.ts';
import { createMetrics } from '../../../server/operations/metrics.ts';
import { createPositions } from '../../../server/realtime/positions.ts';
import { instantSignatures } from './instant-signatures.ts';
import { type MemoryDatabase, openMemoryDatabase } from './memory-database.ts';
import type { ClientSocket, SocketClient } from './memory-socket.ts';
import { type Disk, soundDisk } from './memory-store.ts';
import { openOffice } from './office.ts';
import { createProcesses } from './processes.ts';
import { respond, type SimRequest, type SimResponse } from './respond.ts';

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

export async function openSimServer({ clock, random, failed, rateLimits }: SimServerOptions): Promise<SimServer> {
  const database = await openMemoryDatabase();
  const keys = quickKeys(random);
  // Nobody scrapes them, and each process would register its gauges again.
  const metrics = { ...createMetrics(), gauge() {} };
  const disk: Disk = { ...soundDisk };
  const signatures = instantSignatures();
  const office = await openOffice({ database, clock, random, keys, signatures });
  const processes = createProcesses({
    clock,
    random,
    keys,
    metrics,
    signatures,
    database,
    disk,
    failed,
    rateLimits,
  });

  const server: SimServer = {
    async request(request) {
      const process = processes.current();
      return process.answered(respond(process.context, request, failed));
    },
    async look(request) {
      const process = processes.current();
      const context = { ...process.context, positions: createPositions(clock) };
      return process.answered(respond(context, request, failed));
    },
    connect: (url, client) => processes.open()?.connect(url, client),
    crash: processes.crash,
    stop: processes.stop,
    start: processes.start,
    get isUp() {
      return processes.open() !== undefined;
    },
    database: faultsOf(database, disk, clock, processes.kill),
    get context() {
      return processes.current().context;
    },
    db: database.db,
    newGame: office.newGame,
    newAccount: office.newAccount,
    async revoke(token) {
      const sid = await office.endLogin(token);
      processes.open()?.context.pubSub.loggedOut(sid);
    },
    expire: office.endToken,
    async reset() {
      processes.kill();
      database.reset();
      signatures.forget();
      Object.assign(disk, soundDisk);
      await server.start();
    },
  };
  await server.reset(0);
  return server;
}

/** Needed by every phone and lookup of every seed: one fast hash each, since nobody attacks here. */
function quickKeys(random: Random) {
  return {
    ...createKeys('the secret of the simulation, 32 characters', random),
    clientHash: (clientId: string) => hash('sha256', `client ${clientId}`, 'base64url'),
    antiForgery: (clientId: string) => hash('sha256', `anti-forgery ${clientId}`, 'base64url'),
    limit: (text: string) => hash('sha256', `limit ${text}`, 'base64url').slice(0, 22),
  };
}

function faultsOf(database: MemoryDatabase, disk: Disk, clock: Clock, kill: () => void): SimServer['database'] {
  return {
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
      database.execute(database.db.deleteFrom('meta').where('key', '=', 'incarnation').compile());
    },
  };
}
