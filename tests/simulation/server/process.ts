import type { Signatures } from '../../../packages/server/accounts/tokens.ts';
import type { House } from '../../../packages/server/house.ts';
import type { Keys } from '../../../packages/server/keys.ts';
import { liveAddressOf } from '../../../packages/server/live/access.ts';
import { tellAgain } from '../../../packages/server/live/host-news.ts';
import { openLobby } from '../../../packages/server/live/lobby.ts';
import { defaultSocketsPerAddress } from '../../../packages/server/live/sockets.ts';
import { makeHouse } from '../../../packages/server/make-house.ts';
import type { Metrics } from '../../../packages/server/metrics.ts';
import type { Pace, PaceName } from '../../../packages/server/pace.ts';
import type { Clock, Random } from '../../../packages/server/seams.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { type ClientSocket, MemorySocket, type SocketClient } from './memory-socket.ts';
import { type Disk, openMemoryStore } from './memory-store.ts';
import { createProcessClock } from './process-clock.ts';

/** One process of the server, from its start to its end. All that it knows beyond the database is its own. */
export interface Process {
  readonly house: House;
  readonly isDead: boolean;
  /** Resolves as `work` does, and never when the process dies meanwhile. */
  answered<T>(work: Promise<T>): Promise<T>;
  connect(url: string, client: SocketClient): ClientSocket;
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
  readonly paces?: Partial<Record<PaceName, Pace>> | undefined;
}

/** Connections are looked after so many times a second of theirs together: each look is an event of the simulation. */
const beatsAtOnce = 5;
const beatMs = 1_000;
/** A stop is over by then. */
const stopMaxMs = 14_000;

export async function startProcess(seams: ProcessSeams): Promise<Process> {
  const { random, keys, metrics, database, disk } = seams;
  const clock = createProcessClock(seams.clock);
  const sockets = new Set<MemorySocket>();
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
  const house = await makeHouse({
    store,
    clock,
    random,
    keys,
    metrics,
    log,
    failed,
    signatures: seams.signatures,
    paces: seams.paces,
    sender: { async send() {} },
    origin: () => 'http://snug.test',
    media: { put: noPictures, get: async () => undefined, delete: async () => {} },
    version: '1.0.0',
  });
  const lobby = openLobby(house, { perAddress: defaultSocketsPerAddress, failed });
  await tellAgain(house);

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
    for (const socket of sockets) socket.cut();
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
      const socket = new MemorySocket(client);
      const { pathname, searchParams: query } = new URL(url, 'http://snug.test');
      const address = liveAddressOf(pathname);
      sockets.add(socket);
      // Nothing is heard before whoever connects has the line in hand.
      queueMicrotask(() => {
        if (isDead || socket.isOver) return;
        if (!address) return socket.cut();
        socket.enter(lobby.enter(socket, { from: '10.0.0.1', address, query, isForeign: false }));
        if (!isBeating) clock.after(beatsAtOnce * beatMs, beat);
        isBeating = true;
      });
      return socket;
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
