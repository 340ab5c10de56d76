import {
  type AnyCall,
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  idempotencyHeader,
  surveyIdHeader,
} from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { Refused } from '../../refused.ts';
import type { Http } from '../../seams.ts';
import { answerOf, type FakeAnswers, rows } from '../rows.ts';
import { handlerOf } from './handlers.ts';
import type { Network } from './network.ts';
import type { Actor, RequestContext } from './request-context.ts';
import type { FakeServerContext } from './server-context.ts';
import { fakeErrors } from './words.ts';

/** A call as the server answered it. */
export interface FakeCall {
  readonly name: string;
  readonly body: unknown;
  readonly status: number;
}

export interface FakeHttp {
  /** The HTTP of one browser: through its network, with its cookies. */
  forBrowser(network: Network, cookies: Map<string, string>): Http;
}

export interface FakeHttpOptions {
  readonly context: FakeServerContext;
  readonly answers: FakeAnswers;
  readonly calls: FakeCall[];
  readonly origin: string;
}

interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly retryS?: number | undefined;
}

/** A request, parsed. */
interface Incoming {
  readonly row: AnyCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file: Blob | undefined;
  readonly fields: ReadonlyMap<string, string>;
  readonly headers: Headers;
}

/** Paths with fewer parameters come first: `…/code/join` must not match a game with the id `code`. */
const patterns = rows.toSorted(byParams).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
}));

/** The HTTP of the fake server. Long: its verbs, which share one state. */
export function createHttp({ context, answers, calls, origin }: FakeHttpOptions): FakeHttp {
  const own: Readonly<Record<string, unknown>> = answers;

  async function answer(incoming: Incoming): Promise<unknown> {
    const { row, headers } = incoming;
    const given = own[row.name];
    if (given !== undefined) return answerOf(given, incoming as never);
    const handle = handlerOf(row.name);
    if (!handle) throw new Refusal(404, fakeErrors.noAnswer(row.name));
    const request = requestOf(incoming);
    const key = headers.get(idempotencyHeader);
    // Not kept for submissions, whose repeats the rules answer, nor for images, whose replies change.
    const isOnce = row.method !== 'GET' && row.name !== 'submitRound' && row.name !== 'uploadGameImage';
    if (key === null || !isOnce) return handle(request);
    const once = JSON.stringify([row.name, incoming.params, request.actor.clientId, key]);
    const { replies } = context.state;
    const asked = JSON.stringify(request.body);
    const kept = replies.get(once) ?? { asked, reply: handle(request) };
    if (kept.asked !== asked) throw new Refusal(422, details.keyUsed);
    replies.set(once, kept);
    return kept.reply;
  }

  function requestOf({ row, params, query, body, file, fields, headers }: Incoming): RequestContext {
    const seq = headers.get(answerSequenceHeader);
    return {
      // Inputs are not validated: only typed callers reach a fake server.
      ...({ params, query, body } as Pick<RequestContext, 'params' | 'query' | 'body'>),
      actor: actorOf(row, headers),
      context,
      state: context.state,
      file,
      fields,
      answerSeq: seq === null ? undefined : Number(seq),
      idempotencyKey: headers.get(idempotencyHeader) ?? undefined,
      surveyId: headers.get(surveyIdHeader) ?? undefined,
      origin,
    };
  }

  /** 401 for a bearer that is invalid, and for nothing else. */
  function actorOf({ method, path }: AnyCall, headers: Headers): Actor {
    // Whatever login comes along from a sponsor's page is not read.
    if (path.startsWith('/api/sponsor/')) return { clientId: '', account: undefined, token: undefined };
    const { tokens, endedTokens, accounts } = context.state;
    const clientId = headers.get(clientIdHeader);
    if (clientId === null) throw new Refusal(400, details.clientIdMissing);
    const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
    const account_id = token === undefined ? undefined : tokens.get(token);
    const account = accounts.find((each) => each.account_id === account_id);
    if (token !== undefined && !account) {
      throw new Refusal(401, endedTokens.has(token) ? details.signedOut : details.invalidLogin);
    }
    const isProven = headers.get(antiForgeryHeader) === proofOf(clientId);
    // A bearer is never sent automatically, as cookies are, so it needs no second proof.
    if (method !== 'GET' && !account && !isProven) throw new Refusal(403, details.antiForgery);
    return { clientId, account, token };
  }

  async function reply(incoming: Incoming | undefined): Promise<Reply> {
    try {
      if (!incoming) throw new Refusal(404, details.notFound);
      return { status: 200, json: await answer(incoming) };
    } catch (error) {
      if (error instanceof Refusal) {
        const { status, detail, more, retryAfterS } = error;
        return refusalOf(status, detail, retryAfterS, more);
      }
      // A custom answer of a story or a test refuses with the client's error.
      if (!(error instanceof Refused)) throw error;
      const { status_code, detail, retryAfterMs } = error;
      return refusalOf(status_code, detail, retryAfterMs && retryAfterMs / 1_000);
    }
  }

  return {
    forBrowser(network, cookies) {
      return async (input, init = {}) => {
        const { signal } = init;
        if (network.isOffline()) throw broken();
        const incoming = await read(input, init);
        const name = incoming?.row.name ?? '';
        const clientId = incoming?.headers.get(clientIdHeader);
        const fault = network.fault(name);
        const isRefused = typeof fault === 'object';
        const replying = isRefused ? Promise.resolve(refusalOf(fault.status, fault.detail)) : reply(incoming);
        const { status, json, retryS } = await unlessAborted(replying, signal);
        calls.push({ name, body: incoming?.body, status });
        const ms = network.delayMs();
        if (ms > 0) await unlessAborted(new Promise<void>((resolve) => context.clock.after(ms, resolve)), signal);
        if (fault === 'swallowed' || network.isOffline()) throw broken();
        // A page cannot read Set-Cookie; the browser stores it.
        if (clientId) cookies.set(antiForgeryCookie, proofOf(clientId));
        const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
        if (retryS !== undefined) headers.set('retry-after', String(retryS));
        return new Response(JSON.stringify(json), { status, headers });
      };
    },
  };
}

function byParams(one: AnyCall, other: AnyCall): number {
  return one.path.split('{').length - other.path.split('{').length;
}

/** The error that a browser throws without a network. */
function broken(): TypeError {
  return new TypeError('Failed to fetch');
}

/** A browser's proof that a page of ours sent the call: bound to its client id. */
function proofOf(clientId: string): string {
  return `proof-of-${clientId}`;
}

function refusalOf(status: number, detail: string, retryS?: number, more: object = {}): Reply {
  return { status, json: { status_code: status, detail, ...more }, retryS };
}

/** Undefined for an address that no row of the contract has. */
async function read(input: string | URL | Request, init: RequestInit): Promise<Incoming | undefined> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://fake');
  const method = init.method ?? (input instanceof Request ? input.method : 'GET');
  for (const { row, pattern } of patterns) {
    const found = row.method === method ? pattern.exec(url.pathname) : null;
    if (!found) continue;
    const groups = Object.entries(found.groups ?? {});
    return {
      row,
      params: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      file: init.body instanceof FormData ? fileIn(init.body, row.upload) : undefined,
      fields: new Map(init.body instanceof FormData ? textsIn(init.body) : []),
      headers: new Headers(init.headers),
    };
  }
  return undefined;
}

function fileIn(form: FormData, field = ''): Blob | undefined {
  const file = form.get(field);
  return typeof file === 'object' && file !== null ? file : undefined;
}

function textsIn(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
