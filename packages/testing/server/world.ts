import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyCall,
  antiForgeryCookie,
  antiForgeryHeader,
  type BodyOf,
  type Call,
  clientIdHeader,
  type GameView,
  getVersion,
  type HostGame,
  hostLoadGame,
  hostNewGame,
  hostSignIn,
  joinGame,
  joinWithCode,
  livePaths,
  loadGame,
  type PackInput,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  registerPlayer,
  type Shapes,
  validateCode,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { WebSocket } from 'ws';
import { newSignInLink } from '../../server/accounts/sign-in-links.ts';
import { createServer, type ServerOptions, type SnugServer } from '../../server/create-server.ts';
import type { Clock } from '../../server/foundation/seams.ts';
import { demoVenueName } from '../../server/operations/demo.ts';
import { newDatabase } from './cluster.ts';
import { storeOfRun } from './store.ts';

/** A whole server over real HTTP and sockets, with its data in a temporary folder. For tests. */
export interface World {
  readonly server: SnugServer;
  readonly clock: TestClock;
  readonly dataDir: string;
  /** Where its data is on PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A player with a client id of their own, or one from another world; not logged in. */
  guest(clientId?: string): TestPlayer;
  /** A player who has logged in with this name. */
  player(name: string, email?: string): Promise<TestPlayer>;
  /** The demo venue's quizmaster. */
  host(): Promise<TestPlayer>;
  /** A game of the demo venue with the little quiz. */
  game(pack?: PackInput): Promise<{ game_id: string; code: string; host: TestPlayer }>;
  /** The same data folder under a new server. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Time that stands still until it is moved; timers still run in real time. */
export interface TestClock extends Clock {
  pass(ms: number): void;
}

export interface Reply<T> {
  readonly status: number;
  /** The body as the call's shape has it, or a refusal. */
  readonly body: T;
  /** The refusal's sentence. */
  readonly detail: string | undefined;
  readonly headers: Headers;
}

export interface TestPlayer {
  readonly clientId: string;
  token: string | undefined;
  /** Makes a call and returns whatever the reply is. */
  ask<S extends Shapes>(call: Call<S>, options?: AskOptions<Call<S>>): Promise<Reply<ReplyOf<Call<S>>>>;
  /** Makes a call that must be answered with 200. */
  call<S extends Shapes>(call: Call<S>, options?: AskOptions<Call<S>>): Promise<ReplyOf<Call<S>>>;
  load(game_id: string): Promise<GameView>;
  hostLoad(game_id: string): Promise<HostGame>;
  /** Opens the live connection of a loaded game, from its position on. */
  connect(game_id: string, view: Place): Promise<TestConnection>;
  connectHost(game_id: string, at: { last_msg_id: number; epoch: string }): Promise<TestConnection>;
}

export type Place = Pick<GameView, 'me' | 'team' | 'last_msg_id' | 'epoch'>;

export interface AskOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** An upload, in place of a body. */
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** The same without the call's types. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

export interface Heard {
  readonly msg_id: number;
  readonly data: { readonly type: string; readonly [field: string]: unknown };
}

/** A live connection, with all messages it has received. */
export interface TestConnection {
  readonly heard: Heard[];
  /** The types of those messages. */
  types(): string[];
  /** Waits for the nth message of this type. */
  until(type: string, nth?: number): Promise<Heard>;
  /** Waits for the close and its code. */
  readonly closed: Promise<number>;
  /** Waits for the close and the reason given with it. */
  readonly reason: Promise<string>;
  send(text: string): void;
  drop(): void;
}

export const littleQuiz: PackInput = {
  title: 'Little quiz',
  rounds: [
    {
      title: 'Capitals',
      double_or_nothing: true,
      questions: [
        { question_text: 'Capital of France?', accepted: [['paris']] },
        {
          question_text: 'Two capitals of South Africa?',
          accepted: [['pretoria'], ['cape town']],
          notes: 'SECRET-NOTE',
        },
        { question_text: 'Capital of Peru?', accepted: [['SECRET-KEY-lima']] },
      ],
    },
    {
      title: 'Clues',
      single_answer: true,
      questions: [
        { question_text: 'It has four wheels', accepted: [['car']] },
        { question_text: 'It flies', accepted: [['aeroplane']] },
      ],
    },
  ],
};

/** How long a test waits for a message that arrives within milliseconds, or not at all. */
const timeoutMs = 120_000;

export interface WorldOptions extends Partial<ServerOptions> {
  /** The kind of database; the run's when left out. */
  readonly store?: 'sqlite' | 'postgres';
}

export async function openWorld({ store = storeOfRun, ...options }: WorldOptions = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'snug-'));
  const { dataDir = folder } = options;
  const database = store === 'postgres' ? await newDatabase() : undefined;
  const clock = testClock();
  const onDatabase = database && { databaseUrl: database.url, venueFile: demoLabel(folder) };
  const start = () => createServer({ clock, ...onDatabase, ...options, dataDir });
  let server = await start();
  const connections = new Set<WebSocket>();

  const admitted = async () => (await server.context.metrics.connects.get()).values[0]?.value ?? 0;
  const testPlayer = (clientId?: string) => testPlayerAt(() => server.url, connections, clientId, admitted);

  const world: World = {
    get server() {
      return server;
    },
    clock,
    dataDir,
    databaseUrl: options.databaseUrl ?? database?.url,
    guest: testPlayer,
    async player(name, email = `${crypto.randomUUID()}@example.com`) {
      const self = testPlayer();
      const body = { player_name: name, email, phone: '' };
      const { playerid } = await self.call(registerPlayer, { body });
      const code = server.devMailbox.notifications()[0]?.code ?? '';
      self.token = (await self.call(validateCode, { body: { code, playerid } })).message;
      return self;
    },
    async host() {
      const self = testPlayer();
      const { host_id } = await server.context.store.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
      const link = await newSignInLink(server.context, host_id);
      self.token = (await self.call(hostSignIn, { body: { link } })).token;
      return self;
    },
    async game(pack = littleQuiz) {
      const host = await world.host();
      const made = await host.call(hostNewGame, { body: { title: 'Test night', pack: Pack.parse(pack) } });
      return { ...made, host };
    },
    async restart() {
      await server.close();
      server = await start();
    },
    async close() {
      for (const connection of connections) connection.terminate();
      await server.close();
      await database?.drop();
      rmSync(folder, { recursive: true });
    },
  };
  return world;
}

/** An own database gets no demo venue: here its venue has that name, so that tests need not distinguish. */
function demoLabel(folder: string): string {
  const file = join(folder, 'venue.json');
  writeFileSync(file, JSON.stringify({ name: demoVenueName }));
  return file;
}

/**
 * A test player with a fresh client id, at the server that is at `url` now. `admitted`: how many connections that server has
 * admitted; with it, `connect` waits until this one is admitted.
 */
export function testPlayerAt(
  url: () => string,
  connections = new Set<WebSocket>(),
  clientId = `client-${crypto.randomUUID()}`,
  admitted?: () => Promise<number>,
): TestPlayer {
  let proof: string | undefined;

  const self: TestPlayer = {
    clientId,
    token: undefined,

    async ask<S extends Shapes>(call: Call<S>, asking: AskOptions<Call<S>> = {}) {
      if (call.method !== 'GET' && !self.token && proof === undefined) {
        const { headers } = await send(getVersion, {});
        proof = new RegExp(`${antiForgeryCookie}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1];
      }
      const response = await send(call, asking as Sent);
      // Not checked: a test that trusts a wrong type fails on the values.
      const body = (await response.json()) as ReplyOf<Call<S>>;
      const { detail } = (body ?? {}) as { detail?: string };
      return { status: response.status, body, detail, headers: response.headers };
    },

    async call<S extends Shapes>(call: Call<S>, asking: AskOptions<Call<S>> = {}) {
      const { status, body } = await self.ask(call, asking);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },

    load: (game_id) => self.call(loadGame, { query: { game_id } }),
    hostLoad: (id) => self.call(hostLoadGame, { params: { id } }),

    connect: (game_id, { last_msg_id, epoch, ...view }) =>
      open(livePathOf(self, game_id, view), { last: last_msg_id, e: epoch }),
    connectHost: (game_id, { last_msg_id, epoch }) =>
      open(livePaths.host.replace('{game_id}', game_id), { last: last_msg_id, e: epoch }),
  };

  function send(call: AnyCall, sent: Sent): Promise<Response> {
    return sendCall(url(), call, sent, {
      [clientIdHeader]: clientId,
      ...(self.token && { authorization: `Bearer ${self.token}` }),
      ...(proof && { [antiForgeryHeader]: proof }),
    });
  }

  function open(path: string, cursor: { last: number; e: string }): Promise<TestConnection> {
    const query = { proto: '2', ...cursor, ...(self.token && { token: self.token }) };
    return admitted
      ? openAdmitted(admitted, () => openConnection(url(), path, query, connections))
      : openConnection(url(), path, query, connections);
  }

  return self;
}

function sendCall(
  url: string,
  call: AnyCall,
  { params, query, body, form, headers }: Sent,
  own: Record<string, string>,
): Promise<Response> {
  const address = new URL(pathOf(call, params), url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
  return fetch(address, {
    method: call.method,
    headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
}

/** A socket is open before the server has admitted it: messages until then come by the load, not by the connection. */
async function openAdmitted(
  admitted: () => Promise<number>,
  opened: () => Promise<TestConnection>,
): Promise<TestConnection> {
  const before = await admitted();
  const connection = await opened();
  let isOver = false;
  connection.closed.then(() => {
    isOver = true;
  });
  while (!isOver && (await admitted()) === before) await new Promise((resolve) => setTimeout(resolve, 1));
  return connection;
}

export async function openConnection(
  url: string,
  path: string,
  query: Record<string, string | number>,
  connections = new Set<WebSocket>(),
  headers: Record<string, string> = {},
): Promise<TestConnection> {
  const address = new URL(path, url.replace('http', 'ws'));
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const socket = new WebSocket(address, { headers });
  connections.add(socket);
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (frame) => {
    const { msg_id, data } = JSON.parse(String(frame));
    heard.push({ msg_id, data: JSON.parse(data) });
    for (const look of waiting) look();
  });
  const over = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      connections.delete(socket);
      resolve({ code, reason: String(reason) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return {
    heard,
    types: () => heard.map(({ data }) => data.type),
    until: (type, nth = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.filter(({ data }) => data.type === type)[nth - 1];
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          reject(new Error(`No ${type} (${nth}) was heard, only ${heard.map(({ data }) => data.type)}.`));
        }, timeoutMs);
        waiting.add(look);
        look();
      }),
    closed: over.then(({ code }) => code),
    reason: over.then(({ reason }) => reason),
    send: (text) => socket.send(text),
    drop: () => socket.terminate(),
  };
}

function testClock(): TestClock {
  let now = Date.UTC(2026, 0, 6, 20);
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
    after(ms, work) {
      const timer = setTimeout(work, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** A captain with a team of their own in a game, loaded. */
export async function joinedAs(
  captain: TestPlayer,
  code: string,
  team_name: string,
): Promise<{ view: GameView; team_code: string }> {
  const { game_id, team_code } = await captain.call(joinWithCode, {
    body: { code, team_name, kt_team_id: 'new', num_players: 2, invites: [] },
  });
  return { view: await captain.load(game_id), team_code };
}

/** A player who joined a team by its link, loaded. */
export async function joinedBy(player: TestPlayer, game_id: string, team_code?: string): Promise<GameView> {
  await player.call(joinGame, { params: { id: game_id }, body: team_code === undefined ? {} : { team_code } });
  return player.load(game_id);
}

/** The claims of a token. */
export function tokenClaimsOf({ token }: { token: string | undefined }) {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}

/** The playerid of somebody who has logged in. */
export const playeridOf = (player: TestPlayer): string => tokenClaimsOf(player).sub;

/** The address of a player's live connection in a game: the team's, or a watcher's own. */
export function livePathOf({ clientId }: TestPlayer, game_id: string, { me, team }: Pick<GameView, 'me' | 'team'>) {
  const path = team
    ? livePaths.player.replace('{team_code}', team.team_code)
    : livePaths.watcher.replace('{player_code}', me.player_code);
  return path.replace('{game_id}', game_id).replace('{id}', clientId);
}

/** The live connection of a player in a game, from their load on. */
export async function connectionOf(player: TestPlayer, game_id: string): Promise<TestConnection> {
  return player.connect(game_id, await player.load(game_id));
}

/** The live connections of several players, in their order. */
export function connectionsOf<P extends readonly TestPlayer[]>(
  game_id: string,
  ...players: P
): Promise<{ [N in keyof P]: TestConnection }> {
  return Promise.all(players.map((player) => connectionOf(player, game_id))) as Promise<never>;
}

/** The content of a connection's nth message of a type. */
export async function messageOf(live: TestConnection, type: string, nth = 1): Promise<Heard['data']> {
  return (await live.until(type, nth)).data;
}

/** The types of all messages sent to a connection so far: a heartbeat is answered after everything before it. */
export async function heardBy(connection: TestConnection): Promise<string[]> {
  const thumps = connection.types().filter((type) => type === 'THUMP').length;
  connection.send('thump thump|9999');
  await connection.until('THUMP', thumps + 1);
  return connection.types().filter((type) => type !== 'THUMP');
}
