import { newPlace, storeOfRun, type TestPlace } from '@snug/testing/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../foundation/seams.ts';
import { appendMessages, openStream, readAfter, streamId } from './message-log.ts';
import { openStore } from './open-store.ts';
import { gameLock, type Store } from './store.ts';
import { StoreError } from './store-error.ts';

const kinds = storeOfRun === 'postgres' ? (['postgres'] as const) : (['worker', 'in-process'] as const);

/** What the server relies on in every store. */
describe.each(kinds)('G11 a store, %s', (kind) => {
  let home: TestPlace;
  let store: Store;
  beforeEach(async () => {
    home = await newPlace(kind === 'in-process' ? kind : 'worker');
    store = await openStore(home.place);
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  // Two stores in one process would wait for each other's lock.
  const testBesideAnother = test.skipIf(kind === 'in-process');
  const put = (key: string, value = '') =>
    store.write((trx) => trx.insertInto('meta').values({ key, value }).execute());
  const keys = async ({ db } = store) =>
    (await db.selectFrom('meta').select('key').orderBy('key').execute()).map(({ key }) => key);

  testBesideAnother('a resolved write is on disk: another process sees it at once', async () => {
    const other = await openStore(home.alongside);
    await put('a');
    expect(await keys(other)).toEqual(['a']);
    await other.close();
  });

  test('of many concurrent writes none is lost', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => put(`k${n}`)));
    expect(await keys()).toHaveLength(50);
  });

  test('a failing transaction is rolled back alone', async () => {
    const failing = store.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'lost', value: '' }).execute();
      throw new Error('no');
    });
    const results = await Promise.allSettled([put('a'), failing, put('b'), put('a'), put('c')]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  test('a transaction with a failed statement is rolled back, though its error was caught', async () => {
    await put('a');
    const failing = store.write(async (trx) => {
      await trx.insertInto('meta').values({ key: 'lost', value: '' }).execute();
      const again = trx.insertInto('meta').values({ key: 'a', value: '' }).returning('key').execute();
      await again.catch(() => {});
    });
    await expect(failing).rejects.toThrow();
    expect(await keys()).toEqual(['a']);
  });

  test('an invalid query is a bug: the caller is not told to try again', async () => {
    await put('a');
    const error = await put('a').catch((error) => error);
    expect(error).toBeInstanceOf(StoreError);
    expect(error.busy).toBe(false);
  });

  test('a snapshot stays at its moment during writes', async () => {
    await put('a');
    const [before, during] = await store.read(async (trx) => {
      const first = await trx.selectFrom('meta').select('key').execute();
      await put('b');
      return [first, await trx.selectFrom('meta').select('key').execute()];
    });
    expect(during).toEqual(before);
    expect(await keys()).toEqual(['a', 'b']);
  });

  test('reads cannot change anything', async () => {
    const change = store.read((trx) => trx.insertInto('meta').values({ key: 'x', value: '' }).execute());
    await expect(change).rejects.toThrow(/read.?only/i);
    expect(await keys()).toEqual([]);
  });

  testBesideAnother('writes under one lock run one after another, in whichever process', async () => {
    const other = await openStore(home.alongside);
    const start = { key: 'count', value: '0' };
    await store.db.insertInto('meta').values(start).execute();
    // Reads, then writes what it read plus one: of two concurrent runs, one would be lost.
    const countUp = (where: Store) =>
      where.write(async (trx) => {
        const { value } = await trx.selectFrom('meta').select('value').executeTakeFirstOrThrow();
        await trx
          .updateTable('meta')
          .set({ value: String(Number(value) + 1) })
          .execute();
      }, 'count');
    await Promise.all(Array.from({ length: 40 }, (_, n) => countUp(n % 2 ? store : other)));
    expect(await store.db.selectFrom('meta').select('value').execute()).toEqual([{ value: '40' }]);
    await other.close();
  });

  testBesideAnother(
    'H73 no reader misses a message: numbers have no gap and appear in order, from two processes',
    async () => {
      const other = await openStore(home.alongside);
      await aGame(store);
      const stream = streamId('g', 'watchers');
      // On a machine that is loaded a write may wait too long: then it is made again, as callers do.
      const send = (where: Store): Promise<unknown> =>
        where
          .write(
            (trx) =>
              appendMessages(trx, 'g', [{ to: 'watchers', message: { type: 'RELOAD_GAME' } }], systemClock.now()),
            gameLock('g'),
          )
          .catch((error) => {
            if (error instanceof StoreError && error.busy) return send(where);
            throw error;
          });
      // A reader that keeps reading what is newer than its last.
      const seen: number[] = [];
      let isOver = false;
      const reading = (async () => {
        for (;;) {
          const wasOver = isOver;
          const more = await readAfter(store.db, stream, seen.at(-1) ?? 0, 100);
          seen.push(...more.map(({ seq }) => seq));
          if (wasOver) return;
          await new Promise(setImmediate);
        }
      })();
      await Promise.all(Array.from({ length: 60 }, (_, n) => send(n % 2 ? store : other)));
      isOver = true;
      await reading;
      expect(seen).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
      await other.close();
    },
  );

  test('numbers are read as numbers, counts and sums too; texts unchanged, whatever they contain', async () => {
    await store.db.insertInto('counters').values({ name: 'a', value: Number.MAX_SAFE_INTEGER }).execute();
    await store.db.insertInto('counters').values({ name: 'A', value: -1 }).execute();
    const { fn } = store.db;
    const row = await store.db
      .selectFrom('counters')
      .select([fn.max('value').as('max'), fn.countAll().as('count'), fn.sum('value').as('sum')])
      .where('name', 'in', ['a', 'A'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ max: Number.MAX_SAFE_INTEGER, count: 2, sum: Number.MAX_SAFE_INTEGER - 1 });
    const lower = await store.db.selectFrom('counters').select('value').where('name', '=', 'a').execute();
    expect(lower).toEqual([{ value: Number.MAX_SAFE_INTEGER }]);
    const text = `it's "é" ${'\u{1F37A}'} \\ % _ ; --`;
    await put('text', text);
    expect(await store.db.selectFrom('meta').select('value').where('value', '=', text).execute()).toHaveLength(1);
  });

  test('a query for a text with a NUL is no error', async () => {
    const found = await store.db.selectFrom('meta').select('key').where('key', '=', 'a\0b').execute();
    expect(found).toEqual([]);
  });
});

async function aGame({ write }: Store): Promise<void> {
  const created_at = 1;
  await write(async (trx) => {
    await trx.insertInto('venues').values({ venue_id: 'v', name: 'V', demo: 0, created_at }).execute();
    await trx
      .insertInto('games')
      .values({
        game_id: 'g',
        venue_id: 'v',
        code: '123456',
        kind: 'Pub Quiz',
        title: 'T',
        date: '2026-01-06',
        status: 'live',
        game_started: 0,
        submissions_open: 0,
        round_index: 0,
        round_open: 0,
        round_shown: 0,
        private_event: 0,
        team_size: null,
        late_join: null,
        approve_teams: 0,
        double_rule: null,
        points_each: null,
        submit_at_close: 1,
        board_through: 0,
        unveiled: null,
        board_at: null,
        results_version: 0,
        photos_version: 0,
        autopilot: null,
        doors_closed_at: null,
        rehearsal_of: null,
        pack_id: null,
        announcement: '',
        announced_at: null,
        countdown_ends_at: null,
        countdown_set_at: null,
        paused_at: null,
        kt_id: '',
        display_version: 0,
        idempotency_key: null,
        created_at,
        ended_at: null,
      })
      .execute();
    await openStream(trx, 'g', 'watchers');
  });
}
