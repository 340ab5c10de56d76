import { type Call, type GameView, livePaths, loadGame, type ReplyOf, type Shapes } from '@snug/contract';
import { type HttpClient, httpClientOver } from '../../http/http-client.ts';
import type { ClientSocket, SocketClient } from './memory-socket.ts';
import type { SimServer } from './sim-server.ts';

/** A client of the simulated server without the client core: requests, listens, acknowledges. For the server's own tests. */
export function createTestClient(server: SimServer, clientId: string, token?: string) {
  const client = httpClientOver(
    {
      async request({ method, path: url, headers, body }) {
        const isJson = body !== undefined && { 'content-type': 'application/json' };
        const text = body === undefined ? undefined : JSON.stringify(body);
        const reply = await server.request({ method, url, headers: { ...headers, ...isJson }, body: text });
        return {
          ...reply,
          head: Object.entries(reply.headers)
            .map((pair) => pair.join(': '))
            .join('\r\n'),
        };
      },
      close() {},
    },
    clientId,
  );
  client.token = token;

  return Object.assign(client, {
    async ask<S extends Shapes>(call: Call<S>, options?: Parameters<HttpClient['request']>[1]) {
      const { status, body } = await client.request(call, options);
      return { status, body: JSON.parse(body) as ReplyOf<Call<S>> };
    },

    load: (game_id: string) => client.call(loadGame, { query: { game_id } }),

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

/** A live connection, which acknowledges and keeps everything that it has received. */
function open(server: SimServer, url: string, client: Partial<SocketClient> = {}) {
  const received: { msg_id: number; type: string; data: Readonly<Record<string, unknown>> }[] = [];
  let closed: number | undefined;
  const end: ClientSocket | undefined = server.connect(url, {
    received(text) {
      const { msg_id, data } = JSON.parse(text);
      const message = JSON.parse(data);
      received.push({ msg_id, type: message.type, data: message });
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
