import {
  antiForgeryCookie,
  antiForgeryHeader,
  type BodyOf,
  type Call,
  clientIdHeader,
  getVersion,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type ReplyOf,
  type Shapes,
} from '@snug/contract';
import { type Answer, openLine } from './line.ts';

/** One browser of the load: a client id, its proof against forgery or a token, and a connection of its own. */
export interface Caller {
  readonly clientId: string;
  token: string | undefined;
  /** Makes a call and takes whatever comes. */
  ask<S extends Shapes>(call: Call<S>, given?: Given<Call<S>>): Promise<Answer>;
  /** Makes a call that must be answered 200. */
  call<S extends Shapes>(call: Call<S>, given?: Given<Call<S>>): Promise<ReplyOf<Call<S>>>;
  hangUp(): void;
}

interface Given<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly headers?: Record<string, string>;
}

export function newCaller(port: number, clientId: string = `load-${crypto.randomUUID()}`): Caller {
  const line = openLine(port);
  const own: Record<string, string> = { [clientIdHeader]: clientId };

  const caller: Caller = {
    clientId,
    get token() {
      return own.authorization?.replace('Bearer ', '');
    },
    set token(token) {
      if (token === undefined) delete own.authorization;
      else own.authorization = `Bearer ${token}`;
    },
    async ask(call, { params, query, body, headers } = {}) {
      if (call.method !== 'GET' && !own.authorization && !own[antiForgeryHeader]) await proveOurselves();
      const address = new URL(pathOf(call, params as Record<string, string> | undefined), 'http://127.0.0.1');
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
      return line.ask({
        method: call.method,
        path: address.pathname + address.search,
        headers: headers ? { ...own, ...headers } : own,
        body,
      });
    },
    async call<S extends Shapes>(call: Call<S>, given?: Given<Call<S>>) {
      const { status, body } = await caller.ask(call, given);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${body}`);
      // What is measured is not checked as well: the tests do that.
      return JSON.parse(body) as ReplyOf<Call<S>>;
    },
    hangUp: line.close,
  };

  async function proveOurselves(): Promise<void> {
    const { head } = await line.ask({ method: getVersion.method, path: getVersion.path, headers: own });
    const proof = new RegExp(`${antiForgeryCookie}=([^;\\r]+)`).exec(head)?.[1] ?? '';
    own[antiForgeryHeader] = proof;
    own.cookie = `${antiForgeryCookie}=${proof}`;
  }

  return caller;
}
