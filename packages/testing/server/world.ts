import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePaths, type PackInput } from '@snug/contract';
import { type Clock, createServer, type ServerOptions, type SnugServer } from '@snug/server';
import type { WebSocket } from 'ws';
import { newSignInLink } from '../../server/accounts/sign-in-links.ts';
import { createGame } from '../../server/commands/create-game.ts';
import { demoVenueName } from '../../server/operations/demo.ts';
import { demoPack } from '../../server/packs/demo.ts';
import { addDemoSponsors } from '../../server/packs/demo-sponsors.ts';
import { littleQuiz } from '../fixtures/little-quiz.ts';
import { admitted, cursorOf, livePathOf, openConnection, type Place, type TestConnection } from '../http/live.ts';
import { type HttpPlayer, httpPlayer, logIn, signIn } from '../http/player.ts';
import { newGame } from '../http/quizmaster.ts';
import { fetchTransport } from '../http/transport.ts';
import { newDatabase } from './cluster.ts';
import { copyTables, storeOfRun } from './store.ts';

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

/** A player of a world, who may connect. */
export interface TestPlayer extends HttpPlayer {
  /** Opens the live connection of a loaded game, from its position on. */
  connect(game_id: string, view: Place): Promise<TestConnection>;
  connectHost(game_id: string, at: { last_msg_id: number; epoch: string }): Promise<TestConnection>;
}

export interface WorldOptions extends Partial<ServerOptions> {
  /** The kind of database; the run's when left out. */
  readonly store?: 'sqlite' | 'postgres';
}

/** A write waits for its turn as long as a test may take: how fast the machine is fails none. */
const lockWaitMs = 300_000;

export async function openWorld({ store = storeOfRun, ...options }: WorldOptions = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'snug-'));
  const { dataDir = folder } = options;
  const database = store === 'postgres' ? await newDatabase() : undefined;
  if (store === 'sqlite' && options.dataDir === undefined && options.databaseUrl === undefined)
    await copyTables(join(folder, 'snug.db'));
  const clock = testClock();
  const onDatabase = database && { databaseUrl: database.url, venueFile: demoLabel(folder) };
  const start = () => createServer({ clock, lockWaitMs, ...onDatabase, ...options, dataDir });
  let server = await start();
  if (database) await makeDemo(server);
  // Before a test adds others: PostgreSQL keeps no order of its own.
  const { host_id } = await server.context.store.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
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
      self.token = await logIn(self, { name, email }, () => server.devMailbox.notifications()[0]?.code ?? '');
      return self;
    },
    async host() {
      const self = testPlayer();
      await signIn(self, await newSignInLink(server.context, host_id));
      return self;
    },
    async game(pack = littleQuiz) {
      const host = await world.host();
      return { ...(await newGame(host, pack, { title: 'Test night' })), host };
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

/** An own database gets no demo: here its venue has all that the demo's has, so that tests need not distinguish. */
async function makeDemo({ context }: SnugServer): Promise<void> {
  await context.store.write(async (trx) => {
    const { host_id, venue_id } = await trx
      .selectFrom('hosts')
      .selectAll()
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    await trx.updateTable('hosts').set({ name: 'Robin' }).execute();
    await addDemoSponsors(trx, context, venue_id);
    const pack = demoPack();
    await createGame(trx, context, { venue_id, host_id, title: pack.title, pack });
  });
}

/** The white-label file of a server on an own database. */
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
  clientId?: string,
  admitted?: () => Promise<number>,
): TestPlayer {
  const self = httpPlayer(fetchTransport(url), clientId);
  function open(path: string, at: Pick<Place, 'last_msg_id' | 'epoch'>): Promise<TestConnection> {
    const opened = () => openConnection(url(), path, cursorOf(self, at), connections);
    return admitted ? openAdmitted(admitted, opened) : opened();
  }
  return Object.assign(self, {
    connect: (game_id: string, view: Place) => open(livePathOf(self, game_id, view), view),
    connectHost: (game_id: string, at: Pick<Place, 'last_msg_id' | 'epoch'>) =>
      open(livePaths.host.replace('{game_id}', game_id), at),
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

function testClock(): TestClock {
  let now = Date.UTC(2026, 0, 6, 20);
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
    after(ms, work) {
      // What the server gives up after seconds it does not give up here: how fast the machine is fails no test.
      const timer = setTimeout(work, ms < 3_000 ? ms : ms * 60);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** The claims of a token. */
export function tokenClaimsOf({ token }: { token: string | undefined }) {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}

/** The playerid of somebody who has logged in. */
export const playeridOf = (player: TestPlayer): string => tokenClaimsOf(player).sub;

/**
 * The live connection of a player in a game, from their load on. It is admitted: a player who moves before that is not told
 * why, since the connection never hears the stream that they left.
 */
export async function connectionOf(player: TestPlayer, game_id: string): Promise<TestConnection> {
  return admitted(await player.connect(game_id, await player.load(game_id)));
}

/** The live connections of several players, in their order. */
export function connectionsOf<P extends readonly TestPlayer[]>(
  game_id: string,
  ...players: P
): Promise<{ [N in keyof P]: TestConnection }> {
  return Promise.all(players.map((player) => connectionOf(player, game_id))) as Promise<never>;
}
