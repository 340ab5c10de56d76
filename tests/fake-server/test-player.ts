import {
  createClient,
  createCore,
  type GameClient,
  isNetworkError,
  Refused,
  type Seams,
  type SnugClient,
} from '@snug/client';
import { type AnyCall, type Call, type GameView, loadGame, type Message, type Shapes } from '@snug/contract';
import { phoneNetwork } from '@snug/testing/client';
import { logIn } from '@snug/testing/http';
import { vi } from 'vitest';
import { expectShape, readFrame, rowOf } from './shapes.ts';

/** A real client that plays on either server, with a record of everything that the server sent it. */
export interface TestPlayer {
  readonly client: SnugClient;
  /** The replies in their order, without those to what the client asks by itself: version checks and loads. */
  readonly replies: Reply[];
  /** The game as the test loaded it, and whenever all messages had arrived. */
  readonly loads: unknown[];
  /** The messages of the live connection in their order, without replies to heartbeats and counts of teams. */
  readonly frames: Frame[];
  /** Logs in, as a new account the first time. */
  logIn(name: string, oneTimeCode: () => string): Promise<void>;
  /** Follows the game until it is live. */
  follow(gameId: string): Promise<GameClient>;
  /** Waits until everything that the server has for this player is here. */
  level(gameId: string): Promise<void>;
  /** Makes a call, and returns its reply or refusal. */
  ask<S extends Shapes>(call: Call<S>, options?: Parameters<typeof attempt<S>>[2]): Promise<unknown>;
  /** No network, until `goOnline`. */
  goOffline(): void;
  goOnline(): void;
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
  network: Pick<Seams, 'http' | 'socket'>,
): TestPlayer {
  const wire = recordedNetwork(network);
  const { replies, frames, loseReply, goOffline, goOnline } = wire;
  const loads: unknown[] = [];
  const leaving: (() => void)[] = [];
  const client = createClient({ origin, seams: { ...seams, ...wire.seams } });
  /** Loads without being recorded. */
  const unrecordedCore = createCore({ origin, seams: { ...seams, http: network.http, storage: client.storage } });

  return {
    client,
    replies,
    loads,
    frames,
    loseReply,
    goOffline,
    goOnline,

    async logIn(name, oneTimeCode) {
      const email = `${name.toLowerCase()}@example.com`;
      client.session.setToken(await logIn(client, { name, email }, oneTimeCode));
    },

    async follow(gameId) {
      const game = client.game(gameId);
      leaving.push(game.subscribe(() => {}));
      await vi.waitFor(() => must(game.get().connection === 'live', `live, not ${game.get().connection}`), patience);
      return game;
    },

    async level(gameId) {
      const loaded = await unrecordedCore.call(loadGame, { query: { game_id: gameId } });
      loads.push(loaded);
      await vi.waitFor(() => {
        const { connection, view } = client.game(gameId).get();
        must(connection === 'live' && wire.hasAll(loaded), `up to date: ${connection}, ${loaded.last_msg_id}`);
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

    close() {
      for (const leave of leaving) leave();
    },
  };
}

/** A network that records what the server sends, and checks its shapes. */
function recordedNetwork(network: Pick<Seams, 'http' | 'socket'>) {
  const replies: Reply[] = [];
  const frames: Frame[] = [];
  const lost = new Set<string>();
  /** How far the open connection has come, and in which stream. */
  let position = { last: -1, epoch: '' };
  /** A message has asked for a load, which waits a little and opens another connection: until then either may be open. */
  let isToLoad = false;

  const phone = phoneNetwork(network, {
    async replied(method, url, response) {
      const row = rowOf(method, url);
      const body: unknown = await response.clone().json();
      const { status, headers } = response;
      if (!unrecorded.has(row.name)) {
        replies.push({ name: row.name, status, body, retryAfter: headers.get('retry-after') });
      }
      expectShape(row, status, body);
      if (lost.delete(row.name)) throw new TypeError('Failed to fetch');
    },
    connecting(url) {
      const { searchParams } = new URL(url);
      return {
        opened() {
          position = { last: Number(searchParams.get('last')), epoch: searchParams.get('e') ?? '' };
          isToLoad = false;
        },
        heard(text) {
          const { msg_id, message } = readFrame(text);
          // How often it is told how many teams are in depends on a pause in real time.
          if (!['THUMP', 'TEAMS_IN'].includes(message.type)) frames.push({ msg_id, message });
          if (msg_id > position.last && makesLoad(message)) isToLoad = true;
          if (msg_id > 0) position = { ...position, last: msg_id };
        },
      };
    },
  });
  return {
    ...phone,
    replies,
    frames,
    loseReply: ({ name }: AnyCall) => void lost.add(name),
    /** Whether everything has come that was there at a load. */
    hasAll: ({ last_msg_id, epoch }: GameView) => position.last >= last_msg_id && position.epoch === epoch && !isToLoad,
  };
}

function makesLoad(message: Message): boolean {
  switch (message.type) {
    case 'RELOAD_GAME':
      return true;
    case 'ROUND_START':
      return message.restart === true;
    // A team whose captain has gone loads who may write now.
    case 'DROP_PLAYER':
      return message.was_captain === true;
    default:
      return false;
  }
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

/** Both servers may be slow beside everything else that runs on two cores. */
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
