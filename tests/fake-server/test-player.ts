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
import {
  type AnyCall,
  type Call,
  type GameView,
  loadGame,
  registerPlayer,
  type Shapes,
  validateCode,
} from '@snug/contract';
import { vi } from 'vitest';
import { type Frame, type Reply, recordNetwork } from './recorded-network.ts';

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

export function createTestPlayer(
  origin: string,
  seams: Partial<Seams>,
  bare: { readonly http: Seams['http']; readonly socket: Socket },
): TestPlayer {
  const page = fakePage();
  const loads: unknown[] = [];
  const leaving: (() => void)[] = [];
  const network = recordNetwork(bare);
  const client = createClient({
    origin,
    seams: { ...seams, http: network.http, socket: network.socket, visibility: page },
  });
  /** Loads without being recorded. */
  const unrecordedCore = createCore({ origin, seams: { ...seams, http: bare.http, storage: client.storage } });

  return {
    client,
    replies: network.replies,
    loads,
    frames: network.frames,

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
        const position = network.position();
        const hasAll = position.last >= last_msg_id && position.epoch === epoch;
        must(
          connection === 'live' && hasAll && !network.isToLoad(),
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

    offline: () => network.setOffline(true),
    online() {
      network.setOffline(false);
      page.tell('online');
    },
    loseReply: ({ name }) => network.loseReply(name),
    close() {
      for (const leave of leaving) leave();
    },
  };
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
