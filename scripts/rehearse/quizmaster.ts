import { createConnection, reconnectingSocket } from '@snug/client';
import { getVersion, type HostGame, type HostMessage, livePaths, type Pack } from '@snug/contract';
import { HostMessage as HostMessageShape } from '@snug/contract/shapes';
import { phoneNetwork } from '@snug/testing/client';
import { cursorOf, fetchTransport, type HostedGame, hostGame, httpPlayer, signIn } from '@snug/testing/http';
import { numbering } from './numbering.ts';
import { patientTransport } from './patience.ts';
import { waitFor } from './player.ts';
import type { Tally } from './tally.ts';

/** The quizmaster at the console: the contract's commands, and the game as the live stream updates it. */
export interface Quizmaster extends HostedGame {
  /** The game as loaded, with every message since. */
  game(): HostGame;
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
  const host = await signIn(
    httpPlayer(
      patientTransport(
        fetchTransport(() => origin),
        timeUp,
      ),
    ),
    link,
  );
  const hosted = await hostGame(host, pack);
  let game = await hosted.load();
  const listeners = new Set<() => void>();
  const set = (next: HostGame): void => {
    game = next;
    for (const listener of [...listeners]) listener();
  };
  const network = phoneNetwork(
    { http: fetch, socket: reconnectingSocket() },
    { connecting: numbering('The quizmaster', tally) },
  );
  const connection = createConnection<HostMessage>({
    async load() {
      set(await hosted.load());
      return game.last_msg_id;
    },
    url(last_msg_id) {
      const url = new URL(livePaths.host.replace('{game_id}', hosted.game_id), origin.replace(/^http/, 'ws'));
      const cursor = Object.entries(cursorOf(host, { ...game, last_msg_id }));
      for (const [name, value] of cursor) url.searchParams.set(name, String(value));
      return url.href;
    },
    decode(data) {
      const message: { type: string } = JSON.parse(data);
      return message.type.startsWith('HOST_') ? HostMessageShape.parse(message) : undefined;
    },
    handle: (message) => set(follow(game, message)),
    changed: () => {},
    probe: () => host.call(getVersion),
    socket: network.seams.socket,
  });
  connection.join();

  return {
    ...hosted,
    game: () => game,
    until(what, isSo) {
      const subscribe = (check: () => void) => {
        listeners.add(check);
        return () => listeners.delete(check);
      };
      return waitFor(`The quizmaster was still waiting for ${what}`, timeUp, subscribe, () => isSo(game));
    },
    leave: connection.leave,
  };
}

function follow(game: HostGame, message: HostMessage): HostGame {
  if (message.type === 'HOST_STATE') return { ...game, state: message.state };
  if (message.type === 'HOST_WATCHERS') return { ...game, watcher_count: message.watcher_count };
  const without = (gone: string) => game.teams.filter(({ teamid }) => teamid !== gone);
  if (message.type === 'HOST_TEAM_GONE') return { ...game, teams: without(message.teamid) };
  if (message.type === 'HOST_TEAM') return { ...game, teams: [...without(message.team.teamid), message.team] };
  return game;
}
