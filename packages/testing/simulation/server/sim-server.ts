import { hash } from 'node:crypto';
import type { Compilable } from 'kysely';
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

export type SimServer = Awaited<ReturnType<typeof openSimServer>>;

export interface SimServerOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** What would be an error in the server's log. */
  failed(error: unknown): void;
  /** Rate limits other than production's. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>>;
}

/**
 * The real server without a network, on a database in memory, in virtual time. Long: the list of what can be done with
 * the server.
 */
export async function openSimServer({ clock, random, failed, rateLimits }: SimServerOptions) {
  const database = await openMemoryDatabase();
  const keys = quickKeys(random);
  // Nobody scrapes them, and each process would register its gauges again.
  const metrics = { ...createMetrics(), gauge() {} };
  const disk: Disk = { ...soundDisk };
  const signatures = instantSignatures();
  const { endLogin, endToken, ...office } = await openOffice({ database, clock, random, keys, signatures });
  const seams = { clock, random, keys, metrics, signatures, database, disk, failed, rateLimits };
  const { open, current, kill, ...processes } = createProcesses(seams);

  const server = {
    ...office,
    ...processes,

    /** Replies as the HTTP server would. Rejects while the process is down, and never settles if it dies meanwhile. */
    async request(request: SimRequest): Promise<SimResponse> {
      const process = current();
      return process.answered(respond(process.context, request, failed));
    },

    /** The same for a checker, without recording the load: a client without a cursor is served from its own loads. */
    async look(request: SimRequest): Promise<SimResponse> {
      const process = current();
      const context = { ...process.context, positions: createPositions(clock) };
      return process.answered(respond(context, request, failed));
    },

    /** Opens a socket at a path with its query. Undefined while the process is down. */
    connect: (url: string, client: SocketClient): ClientSocket | undefined => open()?.connect(url, client),

    /** Whether it accepts requests. */
    get isUp(): boolean {
      return open() !== undefined;
    },

    /** The running process's context. Throws if there is none. */
    get context(): ServerContext {
      return current().context;
    },

    database: databaseFaults(database, disk, clock, kill),
    /** For checkers: answers at once, whatever is wrong with the process or its disk. */
    db: database.db,
    /** The same without waiting: what is on disk at this moment. */
    rows: <Row>(query: Compilable<Row>): readonly Row[] => database.execute(query.compile()).rows as readonly Row[],
    onCommit: database.onCommit,

    /** Ends the login of a token with all its tokens and sockets, as after a logout elsewhere. */
    async revoke(token: string): Promise<void> {
      const sid = await endLogin(token);
      open()?.context.pubSub.loggedOut(sid);
    },
    /** Expires this one token; sockets that it opened stay open. */
    expire: endToken,

    /** Empties the database for the next seed, repairs the disk and starts a process. Reset clock and random before it. */
    async reset(): Promise<void> {
      kill();
      database.reset();
      signatures.forget();
      Object.assign(disk, soundDisk);
      await processes.start();
    },
  };
  await server.reset();
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

function databaseFaults(database: MemoryDatabase, disk: Disk, clock: Clock, kill: () => void) {
  return {
    /** Another program holds the file: changes wait at most two seconds, then 503 (G15). */
    busyFor(ms: number): void {
      disk.busyUntil = clock.now() + ms;
    },
    /** Changes fail until it is switched off, reading goes on (G14). */
    full(on: boolean): void {
      disk.failing = on ? 13 : undefined;
    },
    readOnly(on: boolean): void {
      disk.failing = on ? 8 : undefined;
    },
    /** How long each change takes. */
    latency(ms: (() => number) | undefined): void {
      disk.latency = ms;
    },
    /** Makes the committed content what `restore` brings back. */
    backup: database.backup,
    /** Kills the process if it is up; the next start is another incarnation (G35). */
    restore(): void {
      kill();
      database.restore();
      database.execute(database.db.deleteFrom('meta').where('key', '=', 'incarnation').compile());
    },
  };
}
