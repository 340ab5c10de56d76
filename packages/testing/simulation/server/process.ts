import type { Signatures } from '../../../server/accounts/tokens.ts';
import type { Store } from '../../../server/database/store.ts';
import type { Keys } from '../../../server/foundation/keys.ts';
import type { Metrics } from '../../../server/foundation/metrics.ts';
import type { Clock, Random } from '../../../server/foundation/seams.ts';
import type { ServerContext } from '../../../server/foundation/server-context.ts';
import type { RateLimit, RateLimitName } from '../../../server/http/rate-limits.ts';
import { createServerContext } from '../../../server/operations/create-server-context.ts';
import { handInRounds } from '../../../server/operations/hand-in.ts';
import { liveAddressOf } from '../../../server/realtime/access.ts';
import { ConnectionManager } from '../../../server/realtime/connection-manager.ts';
import { sendAllStates } from '../../../server/realtime/host-news.ts';
import { defaultSocketsPerAddress } from '../../../server/realtime/sockets.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { type ClientSocket, MemorySocket, type SocketClient } from './memory-socket.ts';
import { type Disk, openMemoryStore } from './memory-store.ts';
import { createProcessClock } from './process-clock.ts';

export type Process = Awaited<ReturnType<typeof startProcess>>;

/** What a process gets: time, randomness, what outlives it, and where it reports bugs. */
export interface ProcessSeams {
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  readonly metrics: Metrics;
  readonly signatures: Signatures;
  readonly database: MemoryDatabase;
  readonly disk: Disk;
  failed(error: unknown): void;
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>> | undefined;
}

/** Connections are checked so many times of theirs at once: each check is an event of the simulation. */
const beatsAtOnce = 5;
const beatMs = 1_000;
/** A shutdown takes no longer than this. */
const stopMaxMs = 14_000;

/** One process of the server, from start to end, with everything that it keeps beside the database. */
export async function startProcess(seams: ProcessSeams) {
  const clock = createProcessClock(seams.clock);
  const underWay = new Set<Promise<unknown>>();
  const never = new Promise<never>(() => {});
  let isDead = false;

  const failed = (error: unknown) => {
    // A busy database is no bug: the caller gets the error.
    if (!isDead && !(error as { busy?: boolean }).busy) seams.failed(error);
  };
  const store = openMemoryStore(seams.database, { clock, disk: seams.disk, die: kill, failed });
  const context = await contextOf(seams, { store, clock, failed });
  const manager = new ConnectionManager(context, { perAddress: defaultSocketsPerAddress, failed });
  const sockets = createSockets(manager, clock, () => isDead);
  await sendAllStates(context);
  const handIns = handInRounds(context, failed);

  function kill(): void {
    if (isDead) return;
    isDead = true;
    clock.kill();
    store.kill();
    sockets.cut();
  }

  return {
    context,
    get isDead(): boolean {
      return isDead;
    },
    /** Resolves as `work` does, and never if the process dies meanwhile. */
    async answered<T>(work: Promise<T>): Promise<T> {
      underWay.add(work);
      try {
        const result = await work;
        return isDead ? never : result;
      } catch (error) {
        if (isDead) return never;
        throw error;
      } finally {
        underWay.delete(work);
      }
    },
    connect: sockets.connect,
    /** Ends at once, without completing anything. */
    kill,
    /** Shuts down in order: closes connections and publishes what is pending. */
    async stop(): Promise<void> {
      // As the program does: whatever takes longer is not waited for.
      clock.after(stopMaxMs, kill);
      const answered = Promise.allSettled(underWay);
      await Promise.all([manager.close(), handIns.stop()]);
      await answered;
      await context.hostNews.flush();
      kill();
    },
  };
}

function contextOf(
  seams: ProcessSeams,
  own: { readonly store: Store; readonly clock: Clock; readonly failed: (error: unknown) => void },
): Promise<ServerContext> {
  return createServerContext({
    ...seams,
    ...own,
    log: { info() {}, warn() {}, error: own.failed },
    sender: { async send() {} },
    origin: () => 'http://snug.test',
    ownAddress: () => 'http://snug.test',
    media: { put: noPictures, get: async () => undefined, delete: async () => {} },
    version: '1.0.0',
  });
}

/** The live connections of a process, which it pings as long as there are any. */
function createSockets(manager: ConnectionManager, clock: Clock, isDead: () => boolean) {
  const sockets = new Set<MemorySocket>();
  let isBeating = false;

  function beat(): void {
    for (let n = 0; n < beatsAtOnce; n += 1) manager.beat();
    isBeating = manager.count() > 0;
    if (isBeating) clock.after(beatsAtOnce * beatMs, beat);
  }

  return {
    connect(url: string, client: SocketClient): ClientSocket {
      const socket = new MemorySocket(client);
      const { pathname, searchParams: query } = new URL(url, 'http://snug.test');
      const address = liveAddressOf(pathname);
      sockets.add(socket);
      // Nothing is received before the caller has the socket.
      queueMicrotask(() => {
        if (isDead() || socket.isOver) return;
        if (!address) return socket.cut();
        socket.enter(manager.enter(socket, { from: '10.0.0.1', address, query, isForeign: false }));
        if (!isBeating) clock.after(beatsAtOnce * beatMs, beat);
        isBeating = true;
      });
      return socket;
    },
    cut(): void {
      for (const socket of sockets) socket.cut();
    },
  };
}

async function noPictures(): Promise<never> {
  throw new Error('There are no pictures in the simulation.');
}
