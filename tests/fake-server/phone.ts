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

/** A real client before either server, with all that was said to it written down. */
export interface Phone {
  readonly client: SnugClient;
  readonly page: ReturnType<typeof fakePage>;
  /** What calls were answered, in their order. Left out is what the client asks when it sees fit: probes and loads. */
  readonly replies: Reply[];
  /** The game as it was loaded on purpose, and whenever everything was level. */
  readonly loads: unknown[];
  /** What the live connection said, in its order; answers to thumps are left out. */
  readonly frames: Frame[];
  /** Logs in, as a new account the first time. */
  logIn(name: string, letter: () => string): Promise<void>;
  /** Follows the game until it is live. */
  follow(gameId: string): Promise<GameClient>;
  /** Waits until everything that the server has for this phone is here. */
  level(gameId: string): Promise<void>;
  /** A call and whatever comes of it. */
  ask<S extends Shapes>(call: Call<S>, options?: Parameters<typeof attempt<S>>[2]): Promise<unknown>;
  /** No network, until `online`. */
  offline(): void;
  online(): void;
  /** The next call of this row is carried out, and its answer lost. */
  swallow(row: AnyCall): void;
  close(): void;
}

export interface Reply {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
}

export interface Frame {
  readonly msg_id: number;
  readonly message: unknown;
}

export function createPhone(origin: string, seams: Partial<Seams>, http: Seams['http'], socket: Socket): Phone {
  const page = fakePage();
  const replies: Reply[] = [];
  const loads: unknown[] = [];
  const frames: Frame[] = [];
  const lines = new Set<(code: number) => void>();
  const swallowed = new Set<string>();
  const leaving: (() => void)[] = [];
  let isOffline = false;
  /** How far the open line has come, and in which stream. */
  let position = { last: -1, epoch: '' };
  /** Told to load, which waits a little and opens another line: what is said meanwhile is heard on either, as it happens. */
  let isToLoad = false;

  const weathered: Seams['http'] = async (input, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const response = await http(input, init);
    const row = rowOf(init?.method ?? 'GET', String(input));
    const body: unknown = await response.clone().json();
    if (!unwritten.has(row.name)) replies.push({ name: row.name, status: response.status, body });
    expectShape(row, response.status, body);
    if (swallowed.delete(row.name)) throw new TypeError('Failed to fetch');
    return response;
  };

  const weatheredSocket: Socket = (url, listener) => {
    const { searchParams } = new URL(url);
    const begun = { last: Number(searchParams.get('last')), epoch: searchParams.get('e') ?? '' };
    let isOver = false;
    const close = (code: number, reason = ''): void => {
      if (isOver) return;
      isOver = true;
      lines.delete(close);
      listener.closed(code, reason);
    };
    const inner = socket(url, {
      opened() {
        if (isOver) return;
        lines.add(close);
        position = begun;
        isToLoad = false;
        listener.opened();
      },
      heard(text) {
        if (isOver) return;
        const { msg_id, data } = shapes.Envelope.parse(JSON.parse(text));
        const message = JSON.parse(data);
        // No field may be there that the contract does not name.
        if (JSON.stringify(sorted(shapes.Message.parse(message))) !== JSON.stringify(sorted(message))) {
          throw new Error(`Not what the contract says: ${data}`);
        }
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
        lines.delete(close);
        inner.close();
      },
    };
  };

  const client = createClient({
    origin,
    seams: { ...seams, http: weathered, socket: weatheredSocket, visibility: page },
  });
  /** Looks without being written down. */
  const watching = createCore({ origin, seams: { ...seams, http, storage: client.storage } });

  return {
    client,
    page,
    replies,
    loads,
    frames,

    async logIn(name, letter) {
      const body = { player_name: name, email: `${name.toLowerCase()}@example.com`, phone: '' };
      const { playerid } = await client.call(registerPlayer, { body });
      const { message } = await client.call(validateCode, { body: { playerid, code: letter() } });
      client.session.setToken(message);
    },

    async follow(gameId) {
      const game = client.game(gameId);
      leaving.push(game.subscribe(() => {}));
      await vi.waitFor(() => truly(game.get().connection === 'live', `live, not ${game.get().connection}`), patience);
      return game;
    },

    async level(gameId) {
      const loaded = await watching.call(loadGame, { query: { game_id: gameId } });
      const { last_msg_id, epoch } = loaded;
      loads.push(loaded);
      await vi.waitFor(() => {
        const { connection, view } = client.game(gameId).get();
        const hasAll = position.last >= last_msg_id && position.epoch === epoch;
        const isLevel = connection === 'live' && hasAll && !isToLoad;
        truly(isLevel, `level: ${connection}, ${position.last} of ${last_msg_id}`);
        // A message may have asked for a load, which waits a little.
        const [has, should] = [view, loaded].map((each) => JSON.stringify(each && gist(each)));
        truly(has === should, `the same: ${has} for ${should}`);
      }, patience);
    },

    async ask(call, options) {
      const outcome = await attempt(client, call, options);
      if (call.name === loadGame.name) loads.push(outcome);
      return outcome;
    },

    offline() {
      isOffline = true;
      for (const close of [...lines]) close(1006);
    },
    online() {
      isOffline = false;
      page.tell('online');
    },
    swallow: ({ name }) => void swallowed.add(name),
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

const unwritten = new Set(['getVersion', 'loadGame']);

/** Both servers may be slow beside everything else that runs on two cores. */
const patience = { timeout: 15_000, interval: 10 };

async function attempt<S extends Shapes>(
  client: SnugClient,
  call: Call<S>,
  options?: Parameters<typeof client.call<S>>[1],
): Promise<unknown> {
  try {
    return await client.call(call, options);
  } catch (error) {
    if (error instanceof Refused) return { status: error.status_code, detail: error.detail };
    if (isNetworkError(error)) return 'weather';
    throw error;
  }
}

function truly(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not yet ${what}.`);
}

/** Those first that leave least open: `…/code/join` is not the game called `code`. */
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

/** A reply has the shape of its row, a refusal that of a refusal, and no field beside it. */
function expectShape({ name }: AnyCall, status: number, body: unknown): void {
  const all = shapes as unknown as Readonly<Record<string, { reply: Shape } | undefined>>;
  const shape: Shape | undefined = status === 200 ? all[`${name}Shapes`]?.reply : shapes.RefusalBody;
  if (!shape) throw new Error(`The contract has no shapes for ${name}.`);
  const parsed = shape.parse(body);
  // A refusal of the real server may bring along what stands instead.
  if (status === 200 && JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body))) {
    throw new Error(`${name} answered more than the contract says: ${JSON.stringify(body)}`);
  }
}

/** The same value with its fields in one order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
