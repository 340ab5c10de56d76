import {
  createClient,
  createCore,
  type GameClient,
  isNetworkError,
  Refused,
  type Seams,
  type SnugClient,
  type Socket,
} from '@snug/client';
import { fakePage } from '@snug/client/fake';
import * as contract from '@snug/contract';
import {
  type AnyCall,
  type Call,
  type GameView,
  loadGame,
  type Message,
  registerPlayer,
  type Shapes,
  validateCode,
} from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { vi } from 'vitest';

/** A real client that plays on either server, with a record of everything that the server sent it. */
export interface TestPlayer {
  readonly client: SnugClient;
  /** The replies in their order, without those to what the client asks by itself: version checks and loads. */
  readonly replies: Reply[];
  /** The game as the test loaded it, and whenever all messages had arrived. */
  readonly loads: unknown[];
  /** The messages of the live connection in their order, without replies to heartbeats. */
  readonly frames: Frame[];
  /** Logs in, as a new account the first time. */
  logIn(name: string, oneTimeCode: () => string): Promise<void>;
  /** Follows the game until it is live. */
  follow(gameId: string): Promise<GameClient>;
  /** Waits until everything that the server has for this player is here. */
  level(gameId: string): Promise<void>;
  /** Makes a call, and returns its reply or refusal. */
  ask<S extends Shapes>(call: Call<S>, options?: Parameters<typeof attempt<S>>[2]): Promise<unknown>;
  /** No network, until `online`. */
  offline(): void;
  online(): void;
  /** The next call of this row is carried out, and its reply lost. */
  loseReply(row: AnyCall): void;
  close(): void;
}

interface Reply {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

interface Frame {
  readonly msg_id: number;
  readonly message: Message;
}

export function createTestPlayer(
  origin: string,
  seams: Partial<Seams>,
  { http, socket }: { readonly http: Seams['http']; readonly socket: Socket },
): TestPlayer {
  const page = fakePage();
  const replies: Reply[] = [];
  const loads: unknown[] = [];
  const frames: Frame[] = [];
  const connections = new Set<(code: number) => void>();
  const lost = new Set<string>();
  const leaving: (() => void)[] = [];
  let isOffline = false;
  /** How far the open connection has come, and in which stream. */
  let position = { last: -1, epoch: '' };
  /** A message has asked for a load, which waits a little and opens another connection: until then either may be open. */
  let isToLoad = false;

  const recordedHttp: Seams['http'] = async (input, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const response = await http(input, init);
    const row = rowOf(init?.method ?? 'GET', String(input));
    const body: unknown = await response.clone().json();
    const { status, headers } = response;
    if (!unrecorded.has(row.name)) {
      replies.push({ name: row.name, status, body, retryAfter: headers.get('retry-after') });
    }
    expectShape(row, status, body);
    if (lost.delete(row.name)) throw new TypeError('Failed to fetch');
    return response;
  };

  const recordedSocket: Socket = (url, listener) => {
    const { searchParams } = new URL(url);
    const start = { last: Number(searchParams.get('last')), epoch: searchParams.get('e') ?? '' };
    let isOver = false;
    const close = (code: number, reason = ''): void => {
      if (isOver) return;
      isOver = true;
      connections.delete(close);
      listener.closed(code, reason);
    };
    const inner = socket(url, {
      opened() {
        if (isOver) return;
        connections.add(close);
        position = start;
        isToLoad = false;
        listener.opened();
      },
      heard(text) {
        if (isOver) return;
        const { msg_id, data } = shapes.Envelope.parse(JSON.parse(text));
        const message = shapes.Message.parse(JSON.parse(data));
        expectNoMore(message, JSON.parse(data), 'A message');
        if (message.type !== 'THUMP') frames.push({ msg_id, message });
        if (msg_id > position.last && makesLoad(message)) isToLoad = true;
        if (msg_id > 0) position = { ...position, last: msg_id };
        listener.heard(text);
      },
      closed: close,
    });
    if (isOffline) close(1006);
    return {
      send: (text) => !isOver && inner.send(text),
      close() {
        isOver = true;
        connections.delete(close);
        inner.close();
      },
    };
  };

  const client = createClient({
    origin,
    seams: { ...seams, http: recordedHttp, socket: recordedSocket, visibility: page },
  });
  /** Loads without being recorded. */
  const unrecordedCore = createCore({ origin, seams: { ...seams, http, storage: client.storage } });

  return {
    client,
    replies,
    loads,
    frames,

    async logIn(name, oneTimeCode) {
      const body = { player_name: name, email: `${name.toLowerCase()}@example.com`, phone: '' };
      const { playerid } = await client.call(registerPlayer, { body });
      const { message } = await client.call(validateCode, { body: { playerid, code: oneTimeCode() } });
      client.session.setToken(message);
    },

    async follow(gameId) {
      const game = client.game(gameId);
      leaving.push(game.subscribe(() => {}));
      await vi.waitFor(() => must(game.get().connection === 'live', `live, not ${game.get().connection}`), patience);
      return game;
    },

    async level(gameId) {
      const loaded = await unrecordedCore.call(loadGame, { query: { game_id: gameId } });
      const { last_msg_id, epoch } = loaded;
      loads.push(loaded);
      await vi.waitFor(() => {
        const { connection, view } = client.game(gameId).get();
        const hasAll = position.last >= last_msg_id && position.epoch === epoch;
        must(
          connection === 'live' && hasAll && !isToLoad,
          `up to date: ${connection}, ${position.last}/${last_msg_id}`,
        );
        // A message may have asked for a load, which waits a little.
        const [has, should] = [view, loaded].map((each) => JSON.stringify(each && gist(each)));
        must(has === should, `the same: ${has} for ${should}`);
      }, patience);
    },

    async ask(call, options) {
      const outcome = await attempt(client, call, options);
      if (call.name === loadGame.name) loads.push(outcome);
      return outcome;
    },

    offline() {
      isOffline = true;
      for (const close of [...connections]) close(1006);
    },
    online() {
      isOffline = false;
      page.tell('online');
    },
    loseReply: ({ name }) => void lost.add(name),
    close() {
      for (const leave of leaving) leave();
    },
  };
}

function makesLoad(message: Message): boolean {
  return message.type === 'RELOAD_GAME' || (message.type === 'ROUND_START' && message.restart === true);
}

/** What a load and the messages since the last one must come to alike. */
function gist({ status, game_started, submissions_open, round, me, team, submitted, revealed, game_teams }: GameView) {
  return {
    // END_GAME tells of both; only a load that comes after knows which.
    status: status === 'finalized' ? 'ended' : status,
    game_started,
    submissions_open,
    asked: round?.asked.map(({ question_id }) => question_id),
    round: round && [round.round_id, round.doubled, round.submitted],
    me: [me.status, me.is_captain, me.team_code],
    team: team && [team.team_code, team.team_name, team.players],
    teams: game_teams.map(({ teamid, team_name, kt_team_id }) => [teamid, team_name, kt_team_id]),
    submitted,
    revealed: Object.keys(revealed ?? {}),
  };
}

const unrecorded = new Set(['getVersion', 'loadGame']);

/** Often: both servers answer within milliseconds. */
export const patience = { timeout: 120_000, interval: 10 };

async function attempt<S extends Shapes>(
  client: SnugClient,
  call: Call<S>,
  options?: Parameters<typeof client.call<S>>[1],
): Promise<unknown> {
  try {
    return await client.call(call, options);
  } catch (error) {
    if (error instanceof Refused) return { status: error.status_code, detail: error.detail };
    if (isNetworkError(error)) return 'network error';
    throw error;
  }
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not yet ${what}.`);
}

/** Paths with fewer parameters first: `…/code/join` is not the game called `code`. */
const rows = Object.values<unknown>(contract)
  .filter((value): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

function rowOf(method: string, url: string): AnyCall {
  const { pathname } = new URL(url);
  const found = rows.find(
    (row) => row.method === method && new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  if (!found) throw new Error(`No row of the contract is ${method} ${pathname}.`);
  return found;
}

interface Shape {
  parse(value: unknown): unknown;
}

/** A reply has the shape of its row and no field beside it; a refusal that of a refusal. */
function expectShape({ name }: AnyCall, status: number, body: unknown): void {
  const all = shapes as unknown as Readonly<Record<string, { reply: Shape } | undefined>>;
  const shape: Shape | undefined = status === 200 ? all[`${name}Shapes`]?.reply : shapes.RefusalBody;
  if (!shape) throw new Error(`The contract has no shapes for ${name}.`);
  const parsed = shape.parse(body);
  // A refusal may bring what stands instead.
  if (status === 200) expectNoMore(parsed, body, name);
}

function expectNoMore(parsed: unknown, sent: unknown, what: string): void {
  if (JSON.stringify(sorted(parsed)) === JSON.stringify(sorted(sent))) return;
  throw new Error(`${what} has more than the contract names: ${JSON.stringify(sent)}`);
}

/** The same value with its fields in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
}
