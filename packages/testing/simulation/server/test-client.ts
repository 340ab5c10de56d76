import { type GameView, livePaths } from '@snug/contract';
import { httpPlayer } from '../../http/player.ts';
import type { ClientSocket, SocketClient } from './memory-socket.ts';
import type { SimServer } from './sim-server.ts';

/** A client of the simulated server without the client core: requests, listens, acknowledges. For the server's own tests. */
export function createTestClient(server: SimServer, clientId: string, token?: string) {
  const client = httpPlayer(
    {
      async request({ method, path: url, headers, body }) {
        const isJson = body !== undefined && { 'content-type': 'application/json' };
        const text = body === undefined ? undefined : JSON.stringify(body);
        const reply = await server.request({ method, url, headers: { ...headers, ...isJson }, body: text });
        return { ...reply, headers: new Headers(reply.headers) };
      },
      close() {},
    },
    clientId,
  );
  client.token = token;

  return Object.assign(client, {
    /** Connects at the load's position. */
    listen({ gameid, me, team, last_msg_id, epoch }: GameView, socketClient?: Partial<SocketClient>) {
      const path = team
        ? livePaths.player.replace('{team_code}', team.team_code)
        : livePaths.watcher.replace('{player_code}', me.player_code);
      const query = cursor({ last_msg_id, epoch }, client.token);
      return open(server, `${path.replace('{game_id}', gameid).replace('{id}', clientId)}?${query}`, socketClient);
    },

    listenAsHost(game_id: string, at: Pick<GameView, 'last_msg_id' | 'epoch'>) {
      return open(server, `${livePaths.host.replace('{game_id}', game_id)}?${cursor(at, client.token ?? '')}`);
    },
  });
}

function cursor({ last_msg_id, epoch }: Pick<GameView, 'last_msg_id' | 'epoch'>, token?: string): URLSearchParams {
  return new URLSearchParams({
    proto: '2',
    last: String(last_msg_id),
    e: epoch,
    ...(token !== undefined && { token }),
  });
}

/** A live connection, which acknowledges and keeps everything that it has received, but for the counts of teams. */
function open(server: SimServer, url: string, client: Partial<SocketClient> = {}) {
  const received: { msg_id: number; type: string; data: Readonly<Record<string, unknown>> }[] = [];
  let closed: number | undefined;
  const end: ClientSocket | undefined = server.connect(url, {
    received(text) {
      const { msg_id, data } = JSON.parse(text);
      const message = JSON.parse(data);
      if (message.type !== 'TEAMS_IN') received.push({ msg_id, type: message.type, data: message });
      if (msg_id > 0) queueMicrotask(() => end?.send(`acknowledge|${msg_id}`));
    },
    closed(code) {
      closed = code;
    },
    ...client,
  });
  /** `closed`: the code it was closed with; undefined until then. */
  return { received, closed: () => closed, end };
}
