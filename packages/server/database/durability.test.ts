import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { saveAnswer } from '@snug/contract';
import { consoleOf, joinedAs, openWorld, type TestPlayer, type World } from '@snug/testing/server';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../create-server.ts';
import { SettingError } from '../operations/settings.ts';
import { trialMs } from '../operations/try-writing.ts';
import { openStore } from './open-store.ts';

/** Hazards of a database file: on PostgreSQL the operator takes care of them. */
let dataDir: string;
let world: World;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'snug-durable-'));
  world = await openWorld({ dataDir, rateLimits: { answers: { count: 1e6, ms: 1_000, of: 'player' } } });
});
afterEach(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A captain in a game with its first question asked. */
async function startedGame() {
  const { game_id, code, host } = await world.game();
  const captain = world.guest();
  const { view } = await joinedAs(captain, code, 'Lone');
  const { start, ask, questionsOf } = await consoleOf(host, game_id);
  const [question_id = ''] = questionsOf(1);
  await start(1);
  await ask(1, 0);
  const connection = await captain.connect(game_id, view);
  await connection.until('ASK');
  return { game_id, captain, connection, question_id };
}

const answer = (captain: TestPlayer, game_id: string, text: string) =>
  captain.ask(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: text } });

/** Runs on the writing connection itself. */
const pragma = (text: string) => world.server.context.store.write((trx) => sql.raw(text).execute(trx));

test('G14 a full disk: saving is refused with 503, reading and live connections go on, and saving resumes by itself', async () => {
  const { game_id, captain, connection, question_id } = await startedGame();
  const [{ page_count } = { page_count: 0 }] = (await pragma('PRAGMA page_count')).rows as { page_count: number }[];
  await pragma(`PRAGMA max_page_count = ${page_count}`);

  let saved = '';
  let refused: Awaited<ReturnType<typeof answer>> | undefined;
  for (let n = 0; n < 500 && !refused; n += 1) {
    const reply = await answer(captain, game_id, `answer ${n}`);
    if (reply.status === 200) saved = `answer ${n}`;
    else refused = reply;
  }
  expect(refused).toMatchObject({ status: 503, body: { status_code: 503 } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);

  // The last acknowledged answer is stored; nothing of the refused one is.
  expect((await captain.load(game_id)).suggested[question_id]).toEqual([saved]);
  const other = await captain.connect(game_id, await captain.load(game_id));
  other.send('thump thump|0');
  await other.until('THUMP');
  const ready = async () => {
    world.clock.pass(trialMs);
    const response = await fetch(`${world.server.url}/readyz`);
    return [response.status, ((await response.json()) as { detail?: string }).detail];
  };
  expect(await ready()).toEqual([503, 'The database cannot be written.']);

  // It may share a commit with the quizmaster's news of the typing (host-news.ts), which finds no room.
  await vi.waitFor(() => pragma('PRAGMA max_page_count = 1000000'));
  expect(await ready()).toEqual([200, undefined]);
  expect((await answer(captain, game_id, 'room again')).status).toBe(200);
  const received = () =>
    connection.heard.filter(({ data }) => data.type === 'CAPTAIN_SUGGEST').map(({ data }) => data.answers);
  await vi.waitFor(() => expect(received().at(-1)).toEqual(['room again']));
  const ids = connection.heard.map(({ msg_id }) => msg_id);
  expect(ids).toEqual(ids.map((_, n) => (ids[0] ?? 0) + n));
});

test('G15 a database that another process locks is a 503 within two seconds, for all concurrent calls; reading goes on', async () => {
  const { game_id, captain, question_id } = await startedGame();
  const other = new DatabaseSync(join(dataDir, 'snug.db'));
  // The server may still be writing the quizmaster's news of the game.
  await vi.waitFor(() => other.exec('BEGIN IMMEDIATE'));
  const first = performance.now();
  expect((await answer(captain, game_id, 'alone')).status).toBe(503);
  const alone = performance.now() - first;
  const began = performance.now();
  const asked = Promise.all(Array.from({ length: 10 }, (_, n) => answer(captain, game_id, `answer ${n}`)));
  expect((await captain.load(game_id)).suggested[question_id] ?? ['']).toEqual(['']);
  const replies = await asked;
  // One after another they would take ten times as long as one.
  expect(performance.now() - began).toBeLessThan(5 * alone);
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(503));
  expect(replies[0]?.headers.get('retry-after')).toBe('2');
  other.exec('COMMIT');
  other.close();
  expect((await answer(captain, game_id, 'free again')).status).toBe(200);
});

test('G11 when the database’s thread dies, calls are refused as retryable, /readyz fails, and the server reports that it is lost', async () => {
  const { game_id, captain } = await startedGame();
  const posting = vi.spyOn(Worker.prototype, 'postMessage');
  await answer(captain, game_id, 'kept');
  const worker = posting.mock.contexts.at(-1) as Worker;
  posting.mockRestore();
  await worker.terminate();
  expect((await world.server.lost).message).toContain('ended');
  const refused = await answer(captain, game_id, 'not kept');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect((await fetch(`${world.server.url}/readyz`)).status).toBe(503);
});

test('G11 a process that has lost its database ends with code 1 and says why', async () => {
  // Ends the thread on a signal, from the inside: no setting does that.
  const saboteur = `
    import { Worker } from 'node:worker_threads';
    const { postMessage } = Worker.prototype;
    let last;
    Worker.prototype.postMessage = function (...given) { last = this; return postMessage.apply(this, given); };
    process.on('SIGUSR2', () => last.terminate());`;
  const folder = mkdtempSync(join(tmpdir(), 'snug-lost-'));
  const args = [
    '--conditions=@snug/source',
    `--import=data:text/javascript,${encodeURIComponent(saboteur)}`,
    join(import.meta.dirname, '../main.ts'),
  ];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: '0', SNUG_HOST: '127.0.0.1', SNUG_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complained = '';
  child.stderr.on('data', (text) => {
    complained += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGUSR2');
  expect(await ended).toBe(1);
  expect(complained).toContain('the database is lost');
  rmSync(folder, { recursive: true });
});

test('a file damaged by a power cut is not written any more: the start fails and says so', async () => {
  const file = join(dataDir, 'damaged.db');
  const store = await openStore({ kind: 'sqlite', file, in: 'in-process' });
  await store.close();
  const bytes = readFileSync(file);
  // As after a disk lost writes that it had confirmed; with a write-ahead log that was not closed.
  bytes.fill(0xff, 16_384, bytes.length / 2);
  writeFileSync(file, bytes);
  writeFileSync(`${file}-wal`, 'cut off');
  await expect(openStore({ kind: 'sqlite', file, in: 'in-process' })).rejects.toThrow(/damaged|malformed/);
});

test('a data folder serves one server: a second is refused in a sentence, and a script may still work beside it', async () => {
  const second = createServer({ dataDir });
  await expect(second).rejects.toThrow(SettingError);
  await expect(second).rejects.toThrow(/cannot be opened: another server uses it, stop that one first\.$/);
  const file = join(dataDir, 'snug.db');
  const alongside = await openStore({ kind: 'sqlite', file, in: 'in-process', alongside: true });
  expect(await alongside.db.selectFrom('venues').select('name').execute()).toHaveLength(1);
  await alongside.close();
});
