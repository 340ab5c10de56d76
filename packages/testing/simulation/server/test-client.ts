import {
  antiForgeryCookie,
  antiForgeryHeader,
  type BodyOf,
  type Call,
  clientIdHeader,
  type GameView,
  livePaths,
  loadGame,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  type Shapes,
} from '@snug/contract';
import type { ClientSocket, SocketClient } from './memory-socket.ts';
import type { SimServer } from './sim-server.ts';

interface CallOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly headers?: Record<string, string>;
}

/** A client of the simulated server without the client core: requests, listens, acknowledges. For the server's own tests. */
export function createTestClient(server: SimServer, clientId: string, token?: string) {
  const own: Record<string, string> = { [clientIdHeader]: clientId };

  const client = {
    token,

    async ask<S extends Shapes>(call: Call<S>, { params, query, body, headers }: CallOptions<Call<S>> = {}) {
      // Its type says that all values are texts.
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
      const response = await server.request({
        method: call.method,
        url: pathOf(call, params as Record<string, string> | undefined) + search,
        headers: {
          ...own,
          ...(client.token !== undefined && { authorization: `Bearer ${client.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const proof = new RegExp(`${antiForgeryCookie}=([^;]+)`).exec(response.headers['set-cookie'] ?? '')?.[1];
      if (proof !== undefined)
        Object.assign(own, { [antiForgeryHeader]: proof, cookie: `${antiForgeryCookie}=${proof}` });
      const reply = JSON.parse(response.body);
      return { status: response.status, body: reply as ReplyOf<Call<S>> };
    },

    /** Makes a request that must be answered with 200. */
    async call<S extends Shapes>(call: Call<S>, options: CallOptions<Call<S>> = {}): Promise<ReplyOf<Call<S>>> {
      const { status, body } = await client.ask(call, options);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
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
  };
  return client;
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
