import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snugDialect } from './dialect.ts';
import { appendMessages, position, readAfter, streamId } from './message-log.ts';
import * as firstNight from './migrations/0001-first-night.ts';
import * as wholeServer from './migrations/0002-whole-server.ts';
import * as keeping from './migrations/0003-keeping.ts';
import * as broadcasts from './migrations/0004-broadcasts.ts';
import { createReaders } from './readers.ts';
import type { Database } from './schema.ts';
import { openReading, openWriting } from './step-runner.ts';
import { createWriter } from './writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snug-broadcasts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('G6 H5 a game begun before broadcasts were stored once goes on: no number is lost, repeated or skipped', async () => {
  const file = join(folder, 'snug.db');
  const writing = openWriting(file);
  const reading = openReading(file, 2);
  const db = new Kysely<Database>({
    dialect: snugDialect(createWriter(writing), createReaders(reading, 2), async () => {
      await reading.close();
      await writing.close();
    }),
  });
  // A migration does not know the present tables.
  const untyped = db as unknown as Kysely<unknown>;
  for (const { up } of [firstNight, wholeServer, keeping]) await up(untyped);
  const old = (statement: string) => sql.raw(statement).execute(db);
  await old("insert into venues (venue_id, name, demo, created_at) values ('v', 'V', 0, 1)");
  await old(`insert into games (game_id, venue_id, code, kind, title, date, status, game_started, submissions_open,
    round_index, round_open, round_shown, private_event, created_at)
    values ('g', 'v', '123456', 'Pub Quiz', 'T', '2026-01-06', 'live', 0, 0, 0, 0, 0, 0, 1)`);
  await old(
    "insert into streams (stream_id, game_id, kind, seq) values ('g/watchers', 'g', 'watchers', 2), ('g/host', 'g', 'host', 1)",
  );
  for (const [id, stream, seq] of [
    ['a', 'watchers', 1],
    ['b', 'watchers', 2],
    ['c', 'host', 1],
  ]) {
    await old(`insert into messages (message_id, game_id, body, at) values ('${id}', 'g', '${id}', 1)`);
    await old(`insert into stream_messages (stream_id, seq, message_id) values ('g/${stream}', ${seq}, '${id}')`);
  }

  await broadcasts.up(untyped);
  const watchers = streamId('g', 'watchers');
  expect(await position(db, watchers)).toBe(2);
  expect(await position(db, streamId('g', 'host'))).toBe(1);
  await db.transaction().execute(async (trx) => {
    const all = { to: 'players', message: { type: 'RELOAD_GAME' } } as const;
    const host = { to: 'host', message: { type: 'HOST_WATCHERS', watcher_count: 1 } } as const;
    await appendMessages(trx, 'g', [all, host, { ...all, to: 'watchers' }, all], 2);
  });
  const heard = async (stream_id: string, after: number) =>
    (await readAfter(db, stream_id, after, 100)).map(({ seq, content: { body } }) => [
      seq,
      body.length === 1 ? body : 'new',
    ]);
  expect(await heard(watchers, 0)).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'new'],
    [4, 'new'],
    [5, 'new'],
  ]);
  expect(await heard(streamId('g', 'host'), 0)).toEqual([
    [1, 'c'],
    [2, 'new'],
  ]);
  await db.destroy();
});
