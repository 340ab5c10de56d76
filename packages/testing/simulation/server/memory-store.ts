import type { CompiledQuery, QueryResult, Transaction } from 'kysely';
import { onlyReads } from '../../../server/database/dialect.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { Store } from '../../../server/database/store.ts';
import { StoreError, storeErrorOf } from '../../../server/database/store-error.ts';
import { lockWaitMs } from '../../../server/database/writer.ts';
import type { Clock } from '../../../server/foundation/seams.ts';
import type { MemoryDatabase } from './memory-database.ts';

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

export interface MemoryStore extends Store {
  /** Rolls back the open change; pending queries never settle. */
  kill(): void;
}

export interface StoreSeams {
  /** The process's own clock, whose timers die with it. */
  readonly clock: Clock;
  readonly disk: Disk;
  /** Called instead of replying, where the process dies. */
  readonly die: () => void;
  readonly failed: (error: unknown) => void;
}

/** All work runs within microtasks, so only a change that waits for itself takes this long, in real ms. */
const standstillMs = 500;

/** The store of one process. As with a file, changes run one after another, and readers see what is committed. */
export function openMemoryStore(database: MemoryDatabase, { clock, disk, die, failed }: StoreSeams): MemoryStore {
  let isDead = false;
  /** Writers wait for their turn; readers wait for the end of a change, or a change for them. */
  let isTaken = false;
  const queue: (() => void)[] = [];
  let readers = 0;
  let waiting: (() => void)[] = [];

  const never = new Promise<never>(() => {});
  const sleep = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => clock.after(ms, resolve)) : undefined);

  function takeTurn(): Promise<void> | undefined {
    if (!isTaken) {
      isTaken = true;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        callOff();
        resolve();
      };
      const callOff = clock.after(lockWaitMs, () => {
        queue.splice(queue.indexOf(take), 1);
        reject(busy());
      });
      queue.push(take);
    });
  }

  function endTurn(): void {
    const next = queue.shift();
    if (next) next();
    else isTaken = false;
  }

  /** Waits until no other program holds the file, or for the deadline. */
  async function untilFileIsFree(deadline: number): Promise<void> {
    const { busyUntil } = disk;
    await sleep(Math.min(deadline, busyUntil) - clock.now());
    if (busyUntil > clock.now()) throw busy();
  }

  /** Waits until nothing is half written, or half read. */
  function untilIdle(): Promise<void> {
    return new Promise((resolve) => {
      const standstill = setTimeout(
        () => failed(new Error('A change waits for itself: it reads beside itself.')),
        standstillMs,
      );
      waiting.push(() => {
        clearTimeout(standstill);
        resolve();
      });
    });
  }

  function wake(): void {
    const those = waiting;
    waiting = [];
    for (const resolve of those) resolve();
  }

  async function write<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    if (isDead) return never;
    const deadline = clock.now() + lockWaitMs;
    await takeTurn();
    const ms = disk.latency?.() ?? 0;
    let isOver = false;
    let hasChanged = false;

    const trx = database.through(async (compiled) => {
      if (isDead) return never;
      if (isOver) throw new Error(`A query comes after its transaction: ${compiled.sql}`);
      if (!onlyReads(compiled)) {
        while (!hasChanged && readers > 0) await untilIdle();
        if (isDead) return never;
        if (!hasChanged) database.begin();
        hasChanged = true;
      }
      return database.execute(compiled);
    });

    let result: T;
    try {
      if (disk.busyUntil > 0) await untilFileIsFree(deadline);
      if (ms > 0) await sleep(ms / 2);
      result = await work(trx);
      if (isDead) return never;
      isOver = true;
      if (hasChanged) commit();
    } catch (error) {
      if (isDead) return never;
      isOver = true;
      if (hasChanged && database.isChanging) database.rollback();
      wake();
      endTurn();
      throw error;
    }
    if (isDead) return never;
    wake();
    endTurn();
    if (ms > 0) await sleep(ms / 2);
    return result;
  }

  function commit(): void {
    // Only now: before the commit a change is in SQLite's memory, and the disk is not used.
    if (disk.failing !== undefined) throw diskError(disk.failing);
    const { crashAt } = disk;
    disk.crashAt = undefined;
    if (crashAt === 'before-commit') {
      die();
      return;
    }
    database.commit();
    if (crashAt === 'after-commit') die();
  }

  async function read<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    while (database.isChanging && !isDead) await untilIdle();
    if (isDead) return never;
    readers += 1;
    try {
      return await work(reading);
    } finally {
      readers -= 1;
      if (readers === 0) wake();
    }
  }

  const reading = database.through(async (compiled) => (isDead ? never : database.execute(compiled)));

  /** Outside of transactions: reads what is committed, or writes in a small transaction. */
  async function runAlone(compiled: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!onlyReads(compiled)) return write((trx) => trx.executeQuery(compiled));
    while (database.isChanging && !isDead) await untilIdle();
    return isDead ? never : database.execute(compiled);
  }

  return {
    db: database.through(runAlone),
    write,
    read,
    lost: never,
    async close() {
      isDead = true;
    },
    kill() {
      isDead = true;
      if (database.isChanging) database.rollback();
      wake();
    },
  };
}

function busy(): StoreError {
  return new StoreError('The database is busy.', true);
}

function diskError(errcode: number): StoreError {
  return storeErrorOf(Object.assign(new Error('The disk takes nothing.'), { errcode }));
}
