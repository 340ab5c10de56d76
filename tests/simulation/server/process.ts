import type { Signatures } from '../../../packages/server/accounts/tokens.ts';
import type { Keys } from '../../../packages/server/foundation/keys.ts';
import type { Metrics } from '../../../packages/server/foundation/metrics.ts';
import type { Clock, Random } from '../../../packages/server/foundation/seams.ts';
import type { ServerContext } from '../../../packages/server/foundation/server-context.ts';
import type { RateLimit, RateLimitName } from '../../../packages/server/http/rate-limits.ts';
import { createServerContext } from '../../../packages/server/operations/create-server-context.ts';
import { liveAddressOf } from '../../../packages/server/realtime/access.ts';
import { ConnectionManager } from '../../../packages/server/realtime/connection-manager.ts';
import { sendAllStates } from '../../../packages/server/realtime/host-news.ts';
import { defaultSocketsPerAddress } from '../../../packages/server/realtime/sockets.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { type LineClient, type LineEnd, MemoryLine } from './memory-line.ts';
import { type Disk, openMemoryStore } from './memory-store.ts';
import { mortalClock } from './mortal-clock.ts';

/** One process of the server, from its start to its end. All that it knows beyond the database is its own. */
export interface Process {
  readonly house: ServerContext;
  readonly isDead: boolean;
  /** Resolves as `work` does, and never when the process dies meanwhile. */
  answered<T>(work: Promise<T>): Promise<T>;
  connect(url: string, client: LineClient): LineEnd;
  /** Ends at once: whatever it was at is not told. */
  kill(): void;
  /** Ends in order: lets connections go, tells what is due. */
  stop(): Promise<void>;
}

/** What a process is given: time, chance, what stays when it ends, and whom it tells of a bug. */
export interface ProcessSeams {
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  readonly metrics: Metrics;
  readonly signatures: Signatures;
  readonly database: MemoryDatabase;
  readonly disk: Disk;
  failed(error: unknown): void;
  readonly paces?: Partial<Record<RateLimitName, RateLimit>> | undefined;
}

/** Connections are looked after so many times a second of theirs together: each look is an event of the simulation. */
const beatsAtOnce = 5;
const beatMs = 1_000;
/** A stop is over by then. */
const stopMaxMs = 14_000;

export async function startProcess(seams: ProcessSeams): Promise<Process> {
  const { random, keys, metrics, database, disk } = seams;
  const clock = mortalClock(seams.clock);
  const lines = new Set<MemoryLine>();
  const underWay = new Set<Promise<unknown>>();
  const never = new Promise<never>(() => {});
  let isDead = false;
  let isBeating = false;

  const failed = (error: unknown) => {
    // A busy database is no bug: whoever asked hears of it.
    if (!isDead && !(error as { busy?: boolean }).busy) seams.failed(error);
  };
  const store = openMemoryStore(database, { clock, disk, die: kill, failed });
  const log = { info() {}, warn() {}, error: failed };
  const house = await createServerContext({
    store,
    clock,
    random,
    keys,
    metrics,
    log,
    failed,
    signatures: seams.signatures,
    rateLimits: seams.paces,
    sender: { async send() {} },
    origin: () => 'http://snug.test',
    media: { put: noPictures, get: async () => undefined, delete: async () => {} },
    version: '1.0.0',
  });
  const lobby = new ConnectionManager(house, { perAddress: defaultSocketsPerAddress, failed });
  await sendAllStates(house);

  function beat(): void {
    for (let n = 0; n < beatsAtOnce; n += 1) lobby.beat();
    isBeating = lobby.count() > 0;
    if (isBeating) clock.after(beatsAtOnce * beatMs, beat);
  }

  function kill(): void {
    if (isDead) return;
    isDead = true;
    clock.kill();
    store.kill();
    for (const line of lines) line.cut();
  }

  return {
    house,
    get isDead() {
      return isDead;
    },
    async answered(work) {
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
    connect(url, client) {
      const line = new MemoryLine(client);
      const { pathname, searchParams: query } = new URL(url, 'http://snug.test');
      const address = liveAddressOf(pathname);
      lines.add(line);
      // Nothing is heard before whoever connects has the line in hand.
      queueMicrotask(() => {
        if (isDead || line.isOver) return;
        if (!address) return line.cut();
        line.enter(lobby.enter(line, { from: '10.0.0.1', address, query, isForeign: false }));
        if (!isBeating) clock.after(beatsAtOnce * beatMs, beat);
        isBeating = true;
      });
      return line;
    },
    kill,
    async stop() {
      // As the program does: whatever hangs on after this is not waited for.
      clock.after(stopMaxMs, kill);
      const answered = Promise.allSettled(underWay);
      await lobby.close();
      await answered;
      await house.hostNews.flush();
      kill();
    },
  };
}

async function noPictures(): Promise<never> {
  throw new Error('There are no pictures in the simulation.');
}
