import { type Connection, cookieJar, createCaller, createConnection, createSession, memoryStorage } from '@snug/client';
import {
  getVersion,
  type Host,
  type HostGame,
  type HostMessage,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostLoadGame,
  hostNewGame,
  hostNudge,
  hostRecall,
  hostReveal,
  hostSignIn,
  hostStartRound,
  livePaths,
  liveProtocol,
  type Pack,
} from '@snug/contract';
import { HostMessage as HostMessageShape } from '@snug/contract/shapes';
import { waitFor } from './player.ts';
import type { Tally } from './tally.ts';
import { watchedSocket } from './watched-socket.ts';

/** The quizmaster at the console: the contract's commands, and the game as the live stream updates it. */
export interface Quizmaster {
  readonly host: Host;
  readonly gameId: string;
  readonly code: string;
  /** The game as loaded, with every message since. */
  game(): HostGame;
  load(): Promise<HostGame>;
  startRound(round_order: number): Promise<void>;
  ask(question_id: string): Promise<void>;
  recall(question_id: string): Promise<void>;
  close(keep_round: boolean): Promise<void>;
  /** Announces how many teams are still thinking; returns how many. */
  nudge(): Promise<number>;
  /** Reveals the answers of a round. */
  reveal(round_order: number): Promise<void>;
  endRound(): Promise<void>;
  endGame(): Promise<void>;
  until(what: string, isSo: (game: HostGame) => boolean): Promise<void>;
  leave(): void;
}

/** Signs in by the one-time link and makes a game of the pack. */
export async function newQuizmaster(
  origin: string,
  link: string,
  pack: Pack,
  tally: Tally,
  timeUp: AbortSignal,
): Promise<Quizmaster> {
  const jar = cookieJar();
  const session = createSession({ storage: memoryStorage(), tokenKey: 'snug_host_token' });
  const call = createCaller({ session, origin, http: jar.http, cookies: jar.cookies });

  const { token, host } = await call(hostSignIn, { body: { link } });
  session.setToken(token);
  const made = await call(hostNewGame, { body: { title: pack.title, pack } });
  const params = { id: made.game_id };
  const load = () => call(hostLoadGame, { params });

  let game = await load();
  const listeners = new Set<() => void>();
  const set = (next: HostGame): void => {
    game = next;
    for (const listener of [...listeners]) listener();
  };

  const connection: Connection = createConnection<HostMessage>({
    async load() {
      set(await load());
      return game.last_msg_id;
    },
    url(last) {
      const url = new URL(livePaths.host.replace('{game_id}', made.game_id), origin.replace(/^http/, 'ws'));
      url.search = new URLSearchParams({ token, last: String(last), e: game.epoch, proto: liveProtocol }).toString();
      return url.href;
    },
    decode(data) {
      const message: { type: string } = JSON.parse(data);
      return message.type.startsWith('HOST_') ? HostMessageShape.parse(message) : undefined;
    },
    handle: (message) => set(follow(game, message)),
    changed: () => {},
    probe: () => call(getVersion, { retries: 0 }),
    socket: watchedSocket('The quizmaster', tally).socket,
  });
  connection.join();

  return {
    host,
    gameId: made.game_id,
    code: made.code,
    game: () => game,
    load,
    startRound: (round_order) => command(call(hostStartRound, { params, body: { round_order } })),
    ask: (question_id) => command(call(hostAsk, { params, body: { question_id } })),
    recall: (question_id) => command(call(hostRecall, { params, body: { question_id } })),
    close: (keep_round) => command(call(hostCloseSubmissions, { params, body: { keep_round } })),
    nudge: async () => (await call(hostNudge, { params })).thinking,
    reveal: (round_order) => command(call(hostReveal, { params, body: { round_order } })),
    endRound: () => command(call(hostEndRound, { params })),
    endGame: () => command(call(hostEndGame, { params })),
    until(what, isSo) {
      const subscribe = (check: () => void) => {
        listeners.add(check);
        return () => listeners.delete(check);
      };
      return waitFor(`The quizmaster was still waiting for ${what} when the time was up.`, timeUp, subscribe, () =>
        isSo(game),
      );
    },
    leave: connection.leave,
  };
}

/** Checks a reply by its schema. */
async function command(reply: Promise<unknown>): Promise<void> {
  await reply;
}

function follow(game: HostGame, message: HostMessage): HostGame {
  if (message.type === 'HOST_STATE') return { ...game, state: message.state };
  if (message.type === 'HOST_WATCHERS') return { ...game, watcher_count: message.watcher_count };
  const without = (gone: string) => game.teams.filter(({ teamid }) => teamid !== gone);
  if (message.type === 'HOST_TEAM_GONE') return { ...game, teams: without(message.teamid) };
  return { ...game, teams: [...without(message.team.teamid), message.team] };
}
