import {
  closeCodes,
  hostAsk,
  hostEndRound,
  hostLoadGame,
  hostOpenSubmissions,
  hostStartRound,
  joinGame,
  joinWithCode,
  livePaths,
  loadGame,
  type PackInput,
  saveAnswer,
  submitRound,
} from '@snug/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createKernel } from '../kernel/kernel.ts';
import { seededRandom } from '../kernel/seeded-random.ts';
import { openSimServer, type SimServer } from './sim-server.ts';
import { createTestClient } from './test-client.ts';

const kernel = createKernel();
let seeded = seededRandom(0, 'server');
let server: SimServer;
const failures: unknown[] = [];

beforeAll(async () => {
  server = await openSimServer({
    clock: kernel,
    random: { bytes: (count) => seeded.bytes(count) },
    failed: (error) => failures.push(error),
  });
});

beforeEach(() => reset(1));

async function reset(seed: number): Promise<void> {
  failures.length = 0;
  kernel.reset();
  seeded = seededRandom(seed, 'server');
  await server.reset();
}

const pack: PackInput = {
  title: 'Little quiz',
  rounds: [
    {
      title: 'Capitals',
      questions: [
        { question_text: 'Capital of France?', accepted: [['paris']] },
        { question_text: 'Capital of Peru?', accepted: [['SECRET-KEY-lima']], notes: 'SECRET-NOTE' },
      ],
    },
  ],
};

const settle = () => kernel.run(kernel.now());
const advance = (ms: number) => kernel.run(kernel.now() + ms);

/** The state of a promise by now. */
async function outcomeSoFar<T>(promise: Promise<T>): Promise<{ is: 'settled'; value: T } | { is: 'open' }> {
  let found: { is: 'settled'; value: T } | { is: 'open' } = { is: 'open' };
  promise.then((value) => {
    found = { is: 'settled', value };
  });
  await settle();
  return found;
}

/** A captain and the quizmaster in a game whose first round is open, with its first question asked. */
async function startGame() {
  const { game_id, code, hostToken } = await server.newGame(pack);
  const host = createTestClient(server, 'client-of-the-quizmaster', hostToken);
  const { token } = await server.newAccount('Ada');
  const captain = createTestClient(server, 'client-of-the-captain', token);
  const body = { code, team_name: 'Us', kt_team_id: 'new', num_players: 2, invites: [] };
  const { team_code } = await captain.call(joinWithCode, { body });
  const view = await captain.load(game_id);
  const socket = captain.listen(view);
  const params = { id: game_id };
  const { rounds, ...at } = await host.call(hostLoadGame, { params });
  const hostSocket = host.listenAsHost(game_id, at);
  await settle();
  const questions = rounds[0]?.questions ?? [];
  const question_id = questions[0]?.question_id ?? '';
  await host.call(hostStartRound, { params, body: { round_order: 1 } });
  await host.call(hostAsk, { params, body: { question_id } });
  await host.call(hostOpenSubmissions, { params });
  await settle();
  const save = (answer: string, seq: number) =>
    captain.ask(saveAnswer, {
      body: { game_id, round_num: 1, question_num: 0, question_id, answer: [answer] },
      headers: { 'x-answer-seq': String(seq) },
    });
  const submit = (answer: string, id: string) =>
    captain.ask(submitRound, {
      params: { id: game_id, round: '1' },
      body: { doubled: false, answers: [[answer]], question_ids: [question_id] },
      headers: { 'idempotency-key': id },
    });
  const held = () => server.db.selectFrom('answers').select('answer').where('question_id', '=', question_id).execute();
  return {
    game_id,
    code,
    host,
    captain,
    view,
    socket,
    hostSocket,
    team_code,
    questions,
    question_id,
    save,
    submit,
    held,
  };
}

test('a captain joins, receives the question, saves and submits; the quizmaster is informed', async () => {
  const { socket, hostSocket, question_id, save, submit } = await startGame();
  expect(socket.received.map(({ type }) => type)).toEqual(['ROUND_START', 'ASK']);
  expect(socket.received.map(({ msg_id }) => msg_id)).toEqual([1, 2]);
  expect((await save('lyon', 1)).body).toMatchObject({ status: 'saved', question_id, answer: ['lyon'] });
  // An overtaken write changes nothing, and its reply says what is stored.
  expect((await save('rome', 3)).body).toMatchObject({ answer: ['rome'] });
  expect((await save('oslo', 2)).body).toMatchObject({ answer: ['rome'] });
  expect(await submit('paris', 'submission-one')).toMatchObject({ status: 200, body: { status: 'success' } });
  await advance(1_000);
  const news = hostSocket.received.filter(({ type }) => type === 'HOST_TEAM');
  expect(news.at(-1)?.data.team).toMatchObject({ submitted: { 1: { answers: [['paris']] } } });
  expect(failures).toEqual([]);
});

test('a checker’s load is not recorded: a client without a cursor still receives everything since its own load', async () => {
  const { game_id, captain, host, team_code, questions } = await startGame();
  await captain.load(game_id);
  const question_id = questions[1]?.question_id ?? '';
  await host.call(hostAsk, { params: { id: game_id }, body: { question_id } });
  const id = 'client-of-the-captain';
  const looked = await server.look({
    method: 'GET',
    url: `${loadGame.path}?game_id=${game_id}`,
    headers: { 'user-client-id': id, authorization: `Bearer ${captain.token}` },
    body: undefined,
  });
  expect(JSON.parse(looked.body).round.asked).toHaveLength(2);
  const path = livePaths.player.replace('{game_id}', game_id).replace('{id}', id).replace('{team_code}', team_code);
  const received: string[] = [];
  server.connect(`${path}?token=${captain.token}`, { received: (text) => received.push(text), closed() {} });
  await settle();
  expect(received.map((text) => JSON.parse(text).msg_id)).toEqual([3]);
});

test('the same seed takes the same course, byte for byte', async () => {
  const course = async (seed: number) => {
    await reset(seed);
    const { view, socket, hostSocket, save } = await startGame();
    const saved = await save('paris', 1);
    server.crash();
    await server.start();
    await advance(10_000);
    return JSON.stringify([view, socket.received, hostSocket.received, saved]);
  };
  const first = await course(7);
  expect(await course(8)).not.toBe(first);
  expect(await course(7)).toBe(first);
});

test('F8 after a crash right after the commit the change is stored, and nobody was told', async () => {
  const { save, held, socket } = await startGame();
  server.crash('after-commit');
  const saving = save('paris', 1);
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  expect(server.isUp).toBe(false);
  expect(socket.closed()).toBe(1006);
  expect(await held()).toEqual([{ answer: '["paris"]' }]);
  await server.start();
  await advance(60_000);
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  // A repeat is answered with what is stored.
  expect((await save('paris', 1)).body).toMatchObject({ status: 'saved', answer: ['paris'] });
});

test('F9 after a crash right before the commit nothing is stored', async () => {
  const { save, held } = await startGame();
  server.crash('before-commit');
  expect(await outcomeSoFar(save('paris', 1))).toEqual({ is: 'open' });
  expect(await held()).toEqual([]);
  await server.start();
  expect(await save('paris', 1)).toMatchObject({ status: 200 });
  expect(await held()).toHaveLength(1);
});

test('F10 a crash in the middle of a slow change undoes it; another process continues where the log ends', async () => {
  const { captain, game_id, host, view, save, held, questions } = await startGame();
  server.database.latency(() => 100);
  const saving = save('paris', 1);
  await advance(20);
  server.crash();
  expect(await held()).toEqual([]);
  server.database.latency(undefined);
  await server.start();
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  // From the phone's position: first what it missed, in order, then what is new.
  const socket = captain.listen({ ...view, last_msg_id: 1 });
  await settle();
  const body = { question_id: questions[1]?.question_id ?? '' };
  await host.call(hostAsk, { params: { id: game_id }, body });
  await settle();
  expect(socket.received.map(({ msg_id, type }) => `${msg_id} ${type}`)).toEqual(['2 ASK', '3 ASK']);
});

test('an uncommitted change is neither published nor visible to readers', async () => {
  const { captain, game_id, save } = await startGame();
  server.database.latency(() => 1_000);
  const saving = save('paris', 1);
  await advance(400);
  expect((await captain.load(game_id)).suggested).toEqual({});
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  await advance(200);
  expect(Object.values((await captain.load(game_id)).suggested)).toEqual([['paris']]);
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  await advance(400);
  expect(await outcomeSoFar(saving)).toMatchObject({ is: 'settled', value: { status: 200 } });
});

test('G15 with a busy database changes wait two seconds, then get 503; shorter delays only wait; reading goes on', async () => {
  const { captain, game_id, save } = await startGame();
  await advance(1_000);
  server.database.busyFor(5_000);
  const refused = save('paris', 1);
  const behind = save('rome', 2);
  await advance(1_900);
  expect(await outcomeSoFar(refused)).toEqual({ is: 'open' });
  expect((await captain.load(game_id)).gameid).toBe(game_id);
  await advance(200);
  // A write behind one that waited in vain has waited as long.
  const those = [await outcomeSoFar(refused), await outcomeSoFar(behind)];
  expect(those).toMatchObject([{ value: { status: 503 } }, { value: { status: 503 } }]);
  await advance(2_000);
  const waiting = save('oslo', 3);
  expect(await outcomeSoFar(waiting)).toEqual({ is: 'open' });
  await advance(1_000);
  expect(await outcomeSoFar(waiting)).toMatchObject({ value: { status: 200 } });
  expect(failures).toEqual([]);
});

test('G14 a full or read-only disk causes 503 and stores nothing, reading goes on, and it recovers by itself', async () => {
  const { captain, game_id, save, held } = await startGame();
  for (const fault of [server.database.full, server.database.readOnly]) {
    fault(true);
    expect(await save('paris', 1)).toMatchObject({ status: 503 });
    expect(await held()).toEqual([]);
    expect((await captain.load(game_id)).gameid).toBe(game_id);
    fault(false);
  }
  expect(await save('paris', 1)).toMatchObject({ status: 200 });
});

test('G35 a restored backup is another incarnation: a client ahead of it loads again', async () => {
  const { captain, game_id, view, save, held } = await startGame();
  server.database.backup();
  await save('paris', 1);
  expect(await held()).toHaveLength(1);
  server.database.restore();
  expect(server.isUp).toBe(false);
  await server.start();
  expect(await held()).toEqual([]);
  const socket = captain.listen({ ...view, last_msg_id: 2 });
  await settle();
  expect(socket.closed()).toBe(closeCodes.resync);
  const anew = await captain.load(game_id);
  expect(anew.epoch).not.toBe(view.epoch);
  // The backup's state, under numbers that nobody has received.
  expect(anew.last_msg_id).toBe(100_002);
  // The same backup can be restored twice.
  server.database.restore();
  await server.start();
  expect((await captain.load(game_id)).epoch).not.toBe(anew.epoch);
});

test('G35 a backup that is restored during a start ends that start', async () => {
  const { view, save, captain } = await startGame();
  server.database.backup();
  await save('paris', 1);
  server.crash();
  server.database.latency(() => 100);
  const starting = expect(server.start()).rejects.toThrow('killed while it started');
  await advance(20);
  server.database.restore();
  await advance(1_000);
  await starting;
  expect(server.isUp).toBe(false);
  server.database.latency(undefined);
  await server.start();
  expect((await captain.load(view.gameid)).epoch).not.toBe(view.epoch);
});

test('a shutdown closes connections with 1012, finishes what is under way, and refuses everything new', async () => {
  const { socket, hostSocket, save, view, captain } = await startGame();
  server.database.latency(() => 3_000);
  const saving = save('paris', 1);
  await settle();
  server.stop();
  expect(server.isUp).toBe(false);
  expect(captain.listen(view).end).toBeUndefined();
  await expect(captain.load(view.gameid)).rejects.toThrow('Nobody listens');
  await advance(100);
  expect([socket.closed(), hostSocket.closed()]).toEqual([closeCodes.restart, closeCodes.restart]);
  expect(await outcomeSoFar(saving)).toEqual({ is: 'open' });
  await advance(14_000);
  expect(await outcomeSoFar(saving)).toMatchObject({ is: 'settled', value: { status: 200 } });
  server.database.latency(undefined);
  await server.start();
  expect((await captain.load(view.gameid)).gameid).toBe(view.gameid);
});

test('refusals have the shape, status and headers of the HTTP server', async () => {
  const { captain, game_id } = await startGame();
  const clean = { 'user-client-id': 'client-of-nobody-at-all', 'content-type': 'application/json' };
  const at = (method: string, url: string, body?: string, headers: Record<string, string> = clean) =>
    server.request({ method, url, headers, body });
  const shape = async (asked: ReturnType<typeof at>) => {
    const { status, body, headers } = await asked;
    return [status, JSON.parse(body), headers['content-type']];
  };
  const json = 'application/json; charset=utf-8';
  const refusal = (status_code: number, detail: string) => [status_code, { status_code, detail }, json];
  expect(await shape(at('GET', '/api/nowhere'))).toEqual(refusal(404, 'There is nothing at this address.'));
  expect(await shape(at('POST', '/api/player/game/code/find', '{"code":'))).toEqual(
    refusal(400, 'The request is not valid JSON.'),
  );
  const text = { ...clean, 'content-type': 'text/plain' };
  expect(await shape(at('POST', '/api/player/game/code/find', 'code', text))).toEqual(
    refusal(415, 'Please send JSON.'),
  );
  expect((await shape(at('POST', '/api/player/game/code/find', '{}')))[0]).toBe(403);
  const { headers } = await at('GET', '/api/version');
  expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
  expect(headers['cache-control']).toBe('no-store');
  expect((await shape(at('GET', `/api/player/game/load?game_id=${game_id}`)))[0]).toBe(403);
  captain.token = `${captain.token}x`;
  expect((await captain.ask(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: '' } })).status).toBe(
    401,
  );
});

test('a login that ends elsewhere is refused and its connections closed; an expired token leaves them open', async () => {
  const { captain, game_id, socket } = await startGame();
  await server.expire(captain.token ?? '');
  expect((await captain.ask(joinGame, { params: { id: game_id }, body: {} })).status).toBe(401);
  expect(socket.closed()).toBeUndefined();
  await server.revoke(captain.token ?? '');
  expect(socket.closed()).toBe(closeCodes.tokenInvalid);
});

test('G29 a silent socket is closed within 45 s, one that answers pings stays', async () => {
  const { captain, view, socket } = await startGame();
  let reaches = true;
  const codes: number[] = [];
  captain.listen(view, { answersPings: () => reaches, closed: (code) => codes.push(code) });
  await advance(300_000);
  expect(codes).toEqual([]);
  reaches = false;
  await advance(45_000);
  expect(codes).toEqual([1006]);
  expect(socket.closed()).toBeUndefined();
});

test('no accepted answer, note, unasked question or answer of another team reaches a phone', async () => {
  const { game_id, code, captain, socket, questions, save, host } = await startGame();
  const rival = createTestClient(server, 'client-of-the-rival', (await server.newAccount('Eve')).token);
  const body = { code, team_name: 'Them', kt_team_id: 'new', num_players: 1, invites: [] };
  await rival.call(joinWithCode, { body });
  const seen = [await rival.load(game_id)] as unknown[];
  const rivalSocket = rival.listen(await rival.load(game_id));
  await settle();
  await save('CANARY-answer', 1);
  await host.call(hostEndRound, { params: { id: game_id } });
  await advance(1_000);
  seen.push(await rival.load(game_id), rivalSocket.received);
  const text = JSON.stringify(seen);
  expect(rivalSocket.received.length).toBeGreaterThan(0);
  for (const secret of ['CANARY', 'SECRET', questions[1]?.question_id ?? '', 'paris'])
    expect(text).not.toContain(secret);
  expect(JSON.stringify([await captain.load(game_id), socket.received])).not.toContain('SECRET');
});

test('a reset database contains nothing of the seed before', async () => {
  await startGame();
  server.database.backup();
  await startGame();
  await reset(2);
  for (const table of ['games', 'accounts', 'answers', 'streams', 'broadcasts', 'game_players'] as const) {
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await server.db.selectFrom('hosts').select('name').execute()).toEqual([{ name: 'Robin' }]);
  expect(() => server.database.restore()).toThrow('no backup');
});
