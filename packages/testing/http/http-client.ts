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
import { type HttpConnection, type HttpResponse, openHttpConnection } from './connection.ts';

/** A client without the client core: a client id, an anti-forgery token or a login, and a connection of its own. */
export interface HttpClient {
  readonly clientId: string;
  token: string | undefined;
  /** Makes a call, whatever the reply is. */
  request<S extends Shapes>(call: Call<S>, options?: CallOptions<Call<S>>): Promise<HttpResponse>;
  /** Makes a call that must be answered with 200. */
  call<S extends Shapes>(call: Call<S>, options?: CallOptions<Call<S>>): Promise<ReplyOf<Call<S>>>;
  close(): void;
}

interface CallOptions<C> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly headers?: Record<string, string>;
}

export function newHttpClient(port: number, clientId: string = `load-${crypto.randomUUID()}`): HttpClient {
  return httpClientOver(openHttpConnection(port), clientId);
}

export function httpClientOver(connection: HttpConnection, clientId: string): HttpClient {
  const ownHeaders: Record<string, string> = { [clientIdHeader]: clientId };

  const client: HttpClient = {
    clientId,
    get token() {
      return ownHeaders.authorization?.replace('Bearer ', '');
    },
    set token(token) {
      if (token === undefined) delete ownHeaders.authorization;
      else ownHeaders.authorization = `Bearer ${token}`;
    },
    async request(call, { params, query, body, headers } = {}) {
      if (call.method !== 'GET' && !ownHeaders.authorization && !ownHeaders[antiForgeryHeader])
        await fetchAntiForgeryToken();
      const address = new URL(pathOf(call, params as Record<string, string> | undefined), 'http://127.0.0.1');
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
      return connection.request({
        method: call.method,
        path: address.pathname + address.search,
        headers: headers ? { ...ownHeaders, ...headers } : ownHeaders,
        body,
      });
    },
    async call<S extends Shapes>(call: Call<S>, options?: CallOptions<Call<S>>) {
      const { status, body } = await client.request(call, options);
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${body}`);
      // Replies are not validated while measuring: the tests do that.
      return JSON.parse(body) as ReplyOf<Call<S>>;
    },
    close: connection.close,
  };

  async function fetchAntiForgeryToken(): Promise<void> {
    const { head } = await connection.request({
      method: getVersion.method,
      path: getVersion.path,
      headers: ownHeaders,
    });
    const antiForgeryToken = new RegExp(`${antiForgeryCookie}=([^;\\r]+)`).exec(head)?.[1] ?? '';
    ownHeaders[antiForgeryHeader] = antiForgeryToken;
    ownHeaders.cookie = `${antiForgeryCookie}=${antiForgeryToken}`;
  }

  return client;
}
