import {
  type AnyCall,
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

/** The same without the call's types. */
interface PlainOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface ReceivedMessage {
  readonly msg_id: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A live connection with everything that it has received. */
export interface TestConnection {
  readonly received: ReceivedMessage[];
  /** The code it was closed with; undefined until then. */
  closed(): number | undefined;
  readonly end: ClientSocket | undefined;
}

/** A client of the simulated server without the client core: requests, listens, acknowledges. For the server's own tests. */
export interface TestClient {
  token: string | undefined;
  ask<S extends Shapes>(
    call: Call<S>,
    options?: CallOptions<Call<S>>,
  ): Promise<{ status: number; body: ReplyOf<Call<S>>; detail: string | undefined }>;
  /** Makes a request that must be answered with 200. */
  call<S extends Shapes>(call: Call<S>, asking?: CallOptions<Call<S>>): Promise<ReplyOf<Call<S>>>;
  load(game_id: string): Promise<GameView>;
  /** Connects at the load's position. */
  listen(view: GameView, client?: Partial<SocketClient>): TestConnection;
  listenAsHost(game_id: string, at: { last_msg_id: number; epoch: string }): TestConnection;
}

export function createTestClient(server: SimServer, clientId: string, token?: string): TestClient {
  let antiForgeryToken: string | undefined;

  async function send(call: AnyCall, { params, query, body, headers }: PlainOptions) {
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const response = await server.request({
      method: call.method,
      url: pathOf(call, params) + search,
      headers: {
        [clientIdHeader]: clientId,
        ...(client.token !== undefined && { authorization: `Bearer ${client.token}` }),
        ...(antiForgeryToken !== undefined && {
          [antiForgeryHeader]: antiForgeryToken,
          cookie: `${antiForgeryCookie}=${antiForgeryToken}`,
        }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    antiForgeryToken =
      new RegExp(`${antiForgeryCookie}=([^;]+)`).exec(response.headers['set-cookie'] ?? '')?.[1] ?? antiForgeryToken;
    return response;
  }

  function open(url: string, client: Partial<SocketClient> = {}): TestConnection {
    const received: ReceivedMessage[] = [];
    let closed: number | undefined;
    const end = server.connect(url, {
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
    return { received, closed: () => closed, end };
  }

  const client: TestClient = {
    token,
    async ask<S extends Shapes>(call: Call<S>, options: CallOptions<Call<S>> = {}) {
      const { status, body } = await send(call, options as PlainOptions);
      const reply = JSON.parse(body);
      return { status, body: reply as ReplyOf<Call<S>>, detail: reply?.detail };
    },
    async call<S extends Shapes>(call: Call<S>, options: CallOptions<Call<S>> = {}) {
      const { status, body } = await client.ask(call, options);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    load: (game_id) => client.call(loadGame, { query: { game_id } }),
    listen({ gameid, me, team, last_msg_id, epoch }, socketClient) {
      const path = team
        ? livePaths.player.replace('{team_code}', team.team_code)
        : livePaths.watcher.replace('{player_code}', me.player_code);
      const query = new URLSearchParams({ proto: '2', last: String(last_msg_id), e: epoch });
      if (client.token !== undefined) query.set('token', client.token);
      return open(`${path.replace('{game_id}', gameid).replace('{id}', clientId)}?${query}`, socketClient);
    },
    listenAsHost(game_id, { last_msg_id, epoch }) {
      const query = new URLSearchParams({ proto: '2', last: String(last_msg_id), e: epoch, token: client.token ?? '' });
      return open(`${livePaths.host.replace('{game_id}', game_id)}?${query}`);
    },
  };
  return client;
}
