import {
  antiForgeryCookie,
  antiForgeryHeader,
  type BodyOf,
  type Call,
  clientIdHeader,
  findGame,
  type GameView,
  getVersion,
  type HostGame,
  hostLoadGame,
  hostSignIn,
  joinGame,
  joinWithCode,
  loadGame,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  registerPlayer,
  type Shapes,
  validateCode,
} from '@snug/contract';
import { openHttpConnection } from './connection.ts';
import type { HttpRequest, HttpResponse, Transport } from './transport.ts';

/** Somebody who makes the contract's calls over HTTP and trusts the replies: player or quizmaster, guest or logged in. */
export interface HttpPlayer {
  readonly clientId: string;
  token: string | undefined;
  /** Sends anything, with the headers that identify this player. */
  request(request: HttpRequest): Promise<HttpResponse>;
  /** Makes a call and returns whatever the reply is. */
  ask<S extends Shapes>(call: Call<S>, options?: AskOptions<Call<S>>): Promise<Reply<ReplyOf<Call<S>>>>;
  /** Makes a call that must be answered with 200. */
  call<S extends Shapes>(call: Call<S>, options?: AskOptions<Call<S>>): Promise<ReplyOf<Call<S>>>;
  load(game_id: string): Promise<GameView>;
  hostLoad(game_id: string): Promise<HostGame>;
  close(): void;
}

export interface Reply<T> {
  readonly status: number;
  /** The body as the call's shape has it, or a refusal. */
  readonly body: T;
  /** The refusal's sentence. */
  readonly detail: string | undefined;
  readonly headers: HttpResponse['headers'];
}

export interface AskOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** An upload, in place of a body. */
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
}

/** How often a call is made again while the server says that it is busy. */
const triesMost = 60;

/** A player with a client id of their own, who has not logged in. */
export function httpPlayer(transport: Transport, clientId = `client-${crypto.randomUUID()}`): HttpPlayer {
  let proof: string | undefined;

  const player: HttpPlayer = {
    clientId,
    token: undefined,

    async request({ headers, ...request }) {
      if (request.method !== 'GET' && !player.token && proof === undefined) proof = await newProof();
      const own: Record<string, string> = { [clientIdHeader]: clientId };
      if (player.token) own.authorization = `Bearer ${player.token}`;
      if (proof !== undefined) own[antiForgeryHeader] = proof;
      return transport.request({ ...request, headers: headers ? { ...own, ...headers } : own });
    },

    async ask<S extends Shapes>(call: Call<S>, { headers, ...input }: AskOptions<Call<S>> = {}) {
      const reply = await player.request({ ...requestOf(call, input as Input), headers });
      // Not checked: a test that trusts a wrong type fails on the values.
      const body = JSON.parse(reply.body) as ReplyOf<Call<S>>;
      const { detail } = (body ?? {}) as { detail?: string };
      return { status: reply.status, body, detail, headers: reply.headers };
    },

    async call<S extends Shapes>(call: Call<S>, options: AskOptions<Call<S>> = {}) {
      let { status, body, headers } = await player.ask(call, options);
      // A machine that is slow for two seconds: nothing was done, and phones ask again, too.
      for (let left = triesMost; left > 0 && status === 503 && headers.get('retry-after') !== null; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        ({ status, body, headers } = await player.ask(call, options));
      }
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },

    load: (game_id) => player.call(loadGame, { query: { game_id } }),
    hostLoad: (id) => player.call(hostLoadGame, { params: { id } }),
    close: transport.close,
  };

  /** The anti-forgery value of a browser, from the cookie of its first call. */
  async function newProof(): Promise<string | undefined> {
    const { headers } = await transport.request({ ...requestOf(getVersion), headers: { [clientIdHeader]: clientId } });
    return new RegExp(`${antiForgeryCookie}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1];
  }

  return player;
}

/** The input of a call, without the call's types. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** A call as a request. */
export function requestOf(call: Call<Shapes>, { params, query = {}, body, form }: Input = {}): HttpRequest {
  const address = new URL(pathOf(call, params), 'http://127.0.0.1');
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return { method: call.method, path: address.pathname + address.search, body: form ?? body };
}

/** Logs in, as a new account the first time. Resolves with the login's token; `codeSentTo` finds the code that was sent. */
export async function logIn(
  { call }: Pick<HttpPlayer, 'call'>,
  { name: player_name, email }: { name: string; email: string },
  codeSentTo: (email: string) => Promise<string> | string,
): Promise<string> {
  const { playerid } = await call(registerPlayer, { body: { player_name, email, phone: '' } });
  const code = await codeSentTo(email);
  return (await call(validateCode, { body: { code, playerid } })).message;
}

/** The quizmaster signs in by the one-time token of a printed link. */
export async function signIn(host: HttpPlayer, link: string): Promise<HttpPlayer> {
  host.token = (await host.call(hostSignIn, { body: { link } })).token;
  return host;
}

/** A player on a connection of their own that costs little, so that the server is what is measured. */
export function playerAt(port: number, clientId?: string): HttpPlayer {
  return httpPlayer(openHttpConnection(port), clientId);
}

/** A guest who has looked a game up and brought a team of their own into it. */
export async function newCaptain(port: number, code: string, team_name: string): Promise<HttpPlayer> {
  const captain = playerAt(port);
  await captain.call(findGame, { body: { code } });
  await captain.call(joinWithCode, { body: newTeam(code, team_name) });
  return captain;
}

/** A captain with a team of their own in a game, loaded. */
export async function joinedAs(captain: HttpPlayer, code: string, team_name: string) {
  const { game_id, team_code } = await captain.call(joinWithCode, { body: newTeam(code, team_name) });
  return { view: await captain.load(game_id), team_code };
}

/** A new team for a game. */
export function newTeam(code: string, team_name: string, num_players = 2) {
  return { code, team_name, kt_team_id: 'new', num_players, invites: [] };
}

/** A player who joined a team by its link, loaded. */
export async function joinedBy(player: HttpPlayer, game_id: string, team_code?: string): Promise<GameView> {
  await player.call(joinGame, { params: { id: game_id }, body: team_code === undefined ? {} : { team_code } });
  return player.load(game_id);
}
