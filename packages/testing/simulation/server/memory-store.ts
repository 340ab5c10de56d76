import type { CompiledQuery, QueryResult } from 'kysely';
import { onlyReads } from '../../../server/database/dialect.ts';
import type { Trx } from '../../../server/database/schema.ts';
import type { Store } from '../../../server/database/store.ts';
import { storeErrorOf } from '../../../server/database/store-error.ts';
import { lockWaitMs } from '../../../server/database/writer.ts';
import type { Clock } from '../../../server/foundation/seams.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { createReaderGate } from './reader-gate.ts';
import { busy, createTurns } from './turns.ts';

/** What is wrong with the disk. It outlives the processes. */
export interface Disk {
  /** Until when another program holds the file. */
  busyUntil: number;
  /** SQLite's error code for a commit: 13 full, 8 read-only, 10 I/O. */
  failing: number | undefined;
  /** How long a transaction takes, half of it before and half after its commit. */
  latency: (() => number) | undefined;
  /** The process is to die right before or right after the next commit. */
  crashAt: 'before-commit' | 'after-commit' | undefined;
}

export const soundDisk: Readonly<Disk> = {
  busyUntil: 0,
  failing: undefined,
  latency: undefined,
  crashAt: undefined,
};

interface StoreSeams {
  /** The process's own clock, whose timers die with it. */
  readonly clock: Clock;
  readonly disk: Disk;
  /** Called instead of replying, where the process dies. */
  readonly die: () => void;
  readonly failed: (error: unknown) => void;
}

/** What the parts of a store share. */
interface StoreParts extends StoreSeams {
  readonly database: MemoryDatabase;
  readonly gate: ReturnType<typeof createReaderGate>;
  isDead: boolean;
}

/** The reply of a process that is dead. */
const never = new Promise<never>(() => {});

/** The store of one process. As with a file, changes run one after another, and readers see what is committed. */
export function openMemoryStore(database: MemoryDatabase, seams: StoreSeams) {
  const gate = createReaderGate(seams.failed);
  const parts: StoreParts = { ...seams, database, gate, isDead: false };
  const write = changesOf(parts);
  const reading = database.through(async (compiled) => (parts.isDead ? never : database.execute(compiled)));

  async function read<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    while (database.isChanging && !parts.isDead) await gate.untilIdle();
    return parts.isDead ? never : gate.reading(() => work(reading));
  }

  /** Outside of transactions: reads what is committed, or writes in a small transaction. */
  async function runAlone(compiled: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!onlyReads(compiled)) return write((trx) => trx.executeQuery(compiled));
    while (database.isChanging && !parts.isDead) await gate.untilIdle();
    return parts.isDead ? never : database.execute(compiled);
  }

  return {
    db: database.through(runAlone),
    write,
    read,
    isShared: false,
    lost: never,
    async close() {
      parts.isDead = true;
    },
    /** Rolls back the open change; pending queries never settle. */
    kill() {
      parts.isDead = true;
      if (database.isChanging) database.rollback();
      gate.wake();
    },
  } satisfies Store & { kill(): void };
}

/** Makes changes, one after another, each at the speed of the disk. */
function changesOf(parts: StoreParts): Store['write'] {
  const { clock, disk, gate } = parts;
  const { takeTurn, endTurn } = createTurns(clock);
  const sleep = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => clock.after(ms, resolve)) : undefined);

  /** Waits until no other program holds the file, or for the deadline. */
  async function untilFileIsFree(deadline: number): Promise<void> {
    const { busyUntil } = disk;
    await sleep(Math.min(deadline, busyUntil) - clock.now());
    if (busyUntil > clock.now()) throw busy();
  }

  function end(): void {
    gate.wake();
    endTurn();
  }

  return async (work) => {
    if (parts.isDead) return never;
    const deadline = clock.now() + lockWaitMs;
    await takeTurn();
    const ms = disk.latency?.() ?? 0;
    const change = openChange(parts);
    let result: Awaited<ReturnType<typeof work>>;
    try {
      if (disk.busyUntil > 0) await untilFileIsFree(deadline);
      if (ms > 0) await sleep(ms / 2);
      result = await work(change.trx);
      if (parts.isDead) return never;
      change.commit();
    } catch (error) {
      if (parts.isDead) return never;
      change.undo();
      end();
      throw error;
    }
    if (parts.isDead) return never;
    end();
    if (ms > 0) await sleep(ms / 2);
    return result;
  };
}

/** One change. It begins with its first query that writes, when nobody reads. */
function openChange(parts: StoreParts) {
  const { database, gate, disk, die } = parts;
  let isOver = false;
  let hasChanged = false;

  const trx = database.through(async (compiled) => {
    if (parts.isDead) return never;
    if (isOver) throw new Error(`A query comes after its transaction: ${compiled.sql}`);
    if (!onlyReads(compiled)) {
      while (!hasChanged && gate.hasReaders()) await gate.untilIdle();
      if (parts.isDead) return never;
      if (!hasChanged) database.begin();
      hasChanged = true;
    }
    return database.execute(compiled);
  });

  return {
    trx,
    commit(): void {
      isOver = true;
      if (!hasChanged) return;
      // Only now: before the commit a change is in SQLite's memory, and the disk is not used.
      if (disk.failing !== undefined) throw diskError(disk.failing);
      const { crashAt } = disk;
      disk.crashAt = undefined;
      if (crashAt !== 'before-commit') database.commit();
      if (crashAt) die();
    },
    undo(): void {
      isOver = true;
      if (hasChanged && database.isChanging) database.rollback();
    },
  };
}

function diskError(errcode: number) {
  return storeErrorOf(Object.assign(new Error('The disk takes nothing.'), { errcode }));
}
