import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostReopenGame,
  hostStartRound,
  suggestAnswer,
} from '@snug/contract';
import {
  captainIn,
  consoleOf,
  joinedAs,
  joinedBy,
  livePathOf,
  openConnection,
  openWorld,
  type TestPlayer,
  type World,
} from '@snug/testing/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { backUp } from '../operations/backup.ts';
import { dataFolderAt, openDataFolder } from '../operations/data-folder.ts';

/**
 * A client of the specification and nothing beyond: its calls and addresses to the letter, its messages, its 15 remembered
 * numbers. It knows no cursor, no epoch and none of the additional messages.
 */
function originalClient(origin: () => string) {
  const id = crypto.randomUUID();
  const headers: Record<string, string> = { 'user-client-id': id, 'content-type': 'application/json' };
  const game = {
    status: '',
    round: '',
    asked: [] as string[],
    open: false,
    submitted: {} as Record<string, unknown>,
    double: false,
  };
  const seen = { types: [] as string[], ids: [] as number[], refreshes: 0, acknowledges: true, isOnline: true };
  /** How many answers to its loads are lost. */
  const lost = { loads: 0 };
  let [gameId, teamCode, latest] = ['', '', 0];
  let socket: WebSocket | undefined;
  let handling = Promise.resolve();

  // biome-ignore lint/suspicious/noExplicitAny: it takes whatever arrives, as the client it stands for does.
  async function call(method: string, path: string, body?: object): Promise<any> {
    const reply = await fetch(origin() + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
    if (cookie) Object.assign(headers, { cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': cookie });
    if (!reply.ok) throw new Error(`${path} ${reply.status}`);
    return reply.json();
  }

  async function load() {
    const view = await call('GET', `/api/player/game/load?game_id=${gameId}`);
    if (lost.loads > 0) {
      lost.loads -= 1;
      throw new Error('The load was not answered.');
    }
    teamCode = view.team.team_code;
    const asked = (view.round?.asked ?? []).map((question: { question_id: string }) => question.question_id);
    Object.assign(game, { status: view.status, round: view.round?.title ?? '', asked, open: view.submissions_open });
    Object.assign(game, { submitted: view.submitted, double: view.round?.doubled ?? false });
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const on: Record<string, (message: any) => unknown> = {
    ROUND_START: ({ round, restart }) =>
      restart ? load() : Object.assign(game, { round: round.title, asked: [], double: false }),
    ASK: ({ asked, submissions_open }) => {
      game.asked = asked.map((question: { question_id: string }) => question.question_id);
      game.open ||= submissions_open ?? false;
    },
    RECALL: ({ question_id }) => {
      game.asked = game.asked.filter((each) => each !== question_id);
    },
    ROUND_END: () => Object.assign(game, { round: '', asked: [], double: false }),
    OPEN_SUBMISSIONS: () => Object.assign(game, { open: true }),
    CLOSE_SUBMISSIONS: ({ keep_round }) =>
      Object.assign(game, { open: false, ...(!keep_round && { round: '', asked: [] }) }),
    SET_DOUBLE: ({ doubled }) => Object.assign(game, { double: doubled }),
    SUBMIT_ANSWER: ({ round_order, submission }) => Object.assign(game.submitted, { [round_order]: submission }),
    END_GAME: () => Object.assign(game, { status: 'ended' }),
    RELOAD_GAME: () => load(),
  };

  function connect(): void {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    const path = `/api/game/ws/${gameId}/player/${id}/${teamCode}?pre_connect_auth=true&token=${token}`;
    const mine = new WebSocket(origin().replace('http', 'ws') + path);
    socket = mine;
    mine.on('message', (frame) => {
      handling = handling.then(() => handle(mine, JSON.parse(String(frame)))).catch(refresh);
    });
    mine.on('error', () => {});
    mine.on('close', () => mine === socket && again());
  }

  async function handle(from: WebSocket, { msg_id, data }: { msg_id: number; data: string }): Promise<void> {
    if (from !== socket || seen.ids.includes(msg_id)) return;
    if (msg_id < latest) return refresh();
    const message = JSON.parse(data);
    seen.types.push(message.type);
    await on[message.type]?.(message);
    // Remembered only when handled: where its load failed, the message is handled again.
    latest = msg_id;
    seen.ids = [...seen.ids, msg_id].slice(-15);
    if (seen.acknowledges) from.send(`acknowledge|${msg_id}`);
  }

  function refresh(): void {
    seen.refreshes += 1;
    socket?.close();
    again();
  }

  function again(): void {
    socket = undefined;
    setTimeout(() => (seen.isOnline ? socket === undefined && connect() : again()), 20);
  }

  return {
    game,
    seen,
    lost,
    call,
    load,
    connect,
    thump: () => socket?.send(`thump thump|${latest}`),
    drop: () => socket?.terminate(),
    logIn: (token: string) => Object.assign(headers, { authorization: `Bearer ${token}` }),
    enter: (game_id: string) => {
      gameId = game_id;
      return load();
    },
    leave: () => {
      seen.isOnline = false;
      socket?.terminate();
    },
  };
}

let world: World;
let client: ReturnType<typeof originalClient>;
beforeEach(async () => {
  world = await openWorld();
  client = originalClient(() => world.server.url);
});
afterEach(async () => {
  client.leave();
  await world.close();
});

/** The original client logged in, with a team of its own in a game, and a teammate with a client of today. */
async function seated() {
  const { game_id, code, host } = await world.game();
  const email = 'ada@example.com';
  expect(await client.call('GET', `/api/player/contact-check?email=${email}`)).toMatchObject({ exists: false });
  const { playerid } = await client.call('POST', '/api/player/registerplayer', { player_name: 'Ada', email });
  const oneTimeCode = world.server.devMailbox.notifications()[0]?.code;
  const { message: token } = await client.call('POST', '/api/player/validate-code', { code: oneTimeCode, playerid });
  client.logIn(token);
  const team = { team_name: 'The Foxes', kt_team_id: 'new', num_players: 2, invites: [] };
  await client.call('POST', '/api/player/game/code/join', { code, ...team });
  const [listed] = await client.call('GET', '/api/player/game/list');
  expect(listed.gameid).toBe(game_id);
  await client.enter(game_id);
  const member = await world.player('Ben');
  const { team_code } = (await client.call('GET', `/api/player/game/load?game_id=${game_id}`)).team;
  await joinedBy(member, game_id, team_code);
  await client.load();
  client.connect();

  return {
    game_id,
    member,
    host,
    params: { id: game_id },
    ...(await consoleOf(host, game_id)),
    /** What a client of today, which loads, sees of the same team. */
    async today() {
      const view = await member.load(game_id);
      const asked = view.round?.asked.map((question) => question.question_id) ?? [];
      const { status, submissions_open: open, submitted } = view;
      return { status, round: view.round?.title ?? '', asked, open, submitted, double: view.round?.doubled ?? false };
    },
  };
}

const patience = { timeout: 120_000 };

test('LIVE-02 LIVE-04 LIVE-12 LIVE-13 a client of the original wire plays a whole game, through a lost socket and a restart', async () => {
  const { game_id, member, host, params, start, ask, today } = await seated();
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  await expect.poll(() => client.game, patience).toMatchObject({ round: 'Capitals', open: true, asked: { length: 2 } });
  await client.call('PUT', '/api/game/answer', { game_id, round_num: 1, question_num: 0, answer: 'Paris' });
  await member.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 1, suggestion: 'Pretoria?' } });
  await client.call('POST', `/api/player/game/${game_id}/round/1/double`, { doubled: true });
  await expect.poll(() => client.game.double, patience).toBe(true);

  // A lost socket: questions asked meanwhile arrive when it is back.
  client.seen.isOnline = false;
  client.drop();
  await ask(1, 2);
  client.seen.isOnline = true;
  await expect.poll(() => client.game.asked.length, patience).toBe(3);
  const answers = [['Paris'], ['Pretoria', 'Cape Town'], ['Lima']];
  await client.call('POST', `/api/player/game/${game_id}/round/1/submit`, { doubled: true, answers });
  await expect.poll(() => client.game.submitted['1'], patience).toMatchObject({ doubled: true });
  expect(client.game).toEqual(await today());

  // A restart: the new process does not know this client's position.
  client.seen.isOnline = false;
  await world.restart();
  await host.call(hostCloseSubmissions, { params, body: { keep_round: true } });
  await host.call(hostEndRound, { params });
  await start(2);
  await ask(2, 0);
  client.seen.isOnline = true;
  await expect.poll(() => client.game.round, patience).toBe('Clues');
  expect(client.game).toEqual(await today());
  await ask(2, 1);
  await expect.poll(() => client.game.asked.length, patience).toBe(2);

  await host.call(hostEndGame, { params });
  await expect.poll(() => client.game.status, patience).toBe('ended');
  expect(client.game).toEqual(await today());
  expect(client.seen.refreshes).toBe(0);
  expect(client.seen.types).not.toContain('SKIP');
  expect(client.seen.types).not.toContain('THUMP');
});

test('LIVE-09 LIVE-10 H4 missed messages arrive once and in order, also more than 15', async () => {
  const { start, ask, recall, today } = await seated();
  await start(1);
  await ask(1, 0);
  await expect.poll(() => client.game.asked.length, patience).toBe(1);
  for (let outage = 0; outage < 3; outage += 1) {
    client.seen.isOnline = false;
    client.drop();
    const before = client.seen.types.length;
    for (let n = 0; n < 10; n += 1) {
      await ask(1, 1);
      await recall(1, 1);
    }
    client.seen.isOnline = true;
    await expect.poll(() => client.seen.types.length, patience).toBe(before + 20);
  }
  expect(client.seen.refreshes).toBe(0);
  expect(client.game).toEqual(await today());
});

test('G35 after a restore it loads, and takes no new message for a repeat of an older one', async () => {
  await world.close();
  world = await openWorld({ store: 'sqlite' });
  const { game_id, host, start, ask } = await seated();
  const folder = mkdtempSync(join(tmpdir(), 'snug-restored-'));
  const { file, secret } = await backUp(dataFolderAt(world.dataDir), join(folder, 'copy.db'));
  await start(1);
  await ask(1, 0);
  await ask(1, 1);
  await expect.poll(() => client.game.asked.length, patience).toBe(2);
  client.seen.isOnline = false;
  await world.close();

  const restored = openDataFolder(join(folder, 'restored'));
  copyFileSync(file, restored.database);
  copyFileSync(secret as string, join(restored.path, 'secret'));
  world = await openWorld({ store: 'sqlite', dataDir: restored.path });
  client.seen.isOnline = true;
  await expect.poll(() => client.game.round, patience).toBe('');
  const quizmaster = Object.assign(world.guest(), { token: host.token });
  const console = await consoleOf(quizmaster, game_id);
  await console.start(2);
  await console.ask(2, 0);
  const asked = console.questionsOf(2).slice(0, 1);
  await expect.poll(() => client.game, patience).toMatchObject({ round: 'Clues', asked });
  expect(client.seen.refreshes).toBe(0);
  rmSync(folder, { recursive: true });
});

test('LIVE-13 told to load after a restart and gone before it did, it is told again; once it did, it continues from there', async () => {
  const { game_id, code, host } = await world.game();
  const captain = await world.player('Ada');
  const { view } = await joinedAs(captain, code, 'Owls');
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await world.restart();
  const path = livePathOf(captain, game_id, view);
  const connect = () => openConnection(world.server.url, path, { token: captain.token ?? '' });
  const toldBy = async (acknowledges: boolean) => {
    const connection = await connect();
    const { msg_id } = await connection.until('RELOAD_GAME');
    if (acknowledges) connection.send(`acknowledge|${msg_id}`);
    // Heard before the connection ends.
    connection.send('thump thump|0');
    await connection.until('ROUND_START');
    connection.drop();
    await connection.closed;
  };
  await toldBy(false);
  await toldBy(true);
  await ask(1, 0);
  const connection = await connect();
  await connection.until('ASK');
  expect(connection.types()).toEqual(['ASK']);
});

test('LIVE-11 LIVE-13 told to load after a restart and never answered, it is told again until it has', async () => {
  const { start, ask, today } = await seated();
  await start(1);
  await expect.poll(() => client.game.round, patience).toBe('Capitals');
  client.seen.isOnline = false;
  await world.restart();
  await ask(1, 0);
  client.lost.loads = 2;
  client.seen.isOnline = true;
  await expect.poll(() => client.game.asked.length, patience).toBe(1);
  expect(client.seen.refreshes).toBe(2);
  // From then on it is not told to load any more.
  await ask(1, 1);
  await expect.poll(() => client.game.asked.length, patience).toBe(2);
  client.drop();
  await ask(1, 2);
  await expect.poll(() => client.game.asked.length, patience).toBe(3);
  expect(client.seen.types).toEqual(['ROUND_START', 'RELOAD_GAME', 'RELOAD_GAME', 'RELOAD_GAME', 'ASK', 'ASK']);
  expect(client.game).toEqual(await today());
});

test('LIVE-11 LIVE-13 a message that makes it load comes again where that load was not answered', async () => {
  const { host, params, start, today } = await seated();
  await start(1);
  await host.call(hostEndGame, { params });
  await expect.poll(() => client.game.status, patience).toBe('ended');
  client.lost.loads = 1;
  await host.call(hostReopenGame, { params });
  await expect.poll(() => client.seen.refreshes, patience).toBe(1);
  await start(2);
  await expect.poll(() => client.game.round, patience).toBe('Clues');
  expect(client.game).toEqual(await today());
});

test('H4 LIVE-13 a client that never acknowledges is told to load a few times and then believed, however late its loads are answered', async () => {
  const { game_id, code, host } = await world.game();
  const captain = await world.player('Ada');
  const { view } = await joinedAs(captain, code, 'Owls');
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  await world.restart();
  const path = livePathOf(captain, game_id, view);
  const received: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const connection = await openConnection(world.server.url, path, { token: captain.token ?? '' });
    // Heard after the connection's first messages.
    connection.send('thump thump|0');
    await connection.until('ROUND_START');
    received.push(connection.types().filter((type) => type === 'RELOAD_GAME').length);
    if (n % 2 === 0) await captain.load(game_id);
    connection.drop();
    await connection.closed;
    if (n % 2 === 1) await captain.load(game_id);
  }
  expect(received).toEqual([1, 1, 1, 0, 0, 0]);
});

test('LIVE-13 a load just after a restart may belong to an earlier connection: it counts a minute later, or for new players', async () => {
  const { game_id, code, host } = await world.game();
  const captain = await captainIn(world, 'Ada', code, 'Owls');
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 1 } });
  /** What it hears first, and then what a heartbeat makes the server send again. */
  const loadsAndHears = async (person: TestPlayer) => {
    const path = livePathOf(person, game_id, await person.load(game_id));
    const connection = await openConnection(world.server.url, path, { token: person.token ?? '' });
    connection.send('thump thump|0');
    await connection.until('ROUND_START');
    connection.drop();
    return connection.types()[0];
  };
  world.clock.pass(1_000);
  await world.restart();
  expect(await loadsAndHears(captain)).toBe('RELOAD_GAME');
  const other = await captainIn(world, 'Ben', code, 'Foxes');
  await host.call(hostStartRound, { params: { id: game_id }, body: { round_order: 2 } });
  expect(await loadsAndHears(other)).not.toBe('RELOAD_GAME');
  await world.restart();
  world.clock.pass(60_000);
  expect(await loadsAndHears(captain)).not.toBe('RELOAD_GAME');
});

test('H4 LIVE-13 a client whose acknowledgements were lost does not reconnect for ever, and loads what it missed', async () => {
  const { start, ask, recall, today } = await seated();
  client.seen.acknowledges = false;
  await start(1);
  for (let n = 0; n < 10; n += 1) {
    await ask(1, 0);
    await recall(1, 0);
  }
  await expect.poll(() => client.seen.types.length, patience).toBe(21);
  client.drop();
  // Messages that it has handled and gets again look old to it, so it reconnects: twice at most.
  await ask(1, 1);
  await expect.poll(() => client.game.asked.length, patience).toBe(1);
  expect(client.seen.refreshes).toBeLessThanOrEqual(2);
  expect(client.game).toEqual(await today());
});

test('OPEN-84 a heartbeat alone brings messages that a silent restart kept from it', async () => {
  const { start, ask, today } = await seated();
  await start(1);
  await expect.poll(() => client.game.round, patience).toBe('Capitals');
  client.seen.isOnline = false;
  await world.restart();
  client.seen.isOnline = true;
  await ask(1, 0);
  await expect
    .poll(() => {
      client.thump();
      return client.game.asked.length;
    }, patience)
    .toBe(1);
  expect(client.game).toEqual(await today());
});
