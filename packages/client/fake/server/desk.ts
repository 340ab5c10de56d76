import {
  type AnyCall,
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  idempotencyHeader,
} from '@snug/contract';
import { Refused } from '../../refused.ts';
import type { Http } from '../../seams.ts';
import { answerOf, type FakeAnswers, rows } from '../rows.ts';
import { type Actor, type Asked, refuse } from './asked.ts';
import { handlerOf } from './families.ts';
import { act, type FakeHouse } from './house.ts';
import { createTold } from './told.ts';
import type { Weather } from './weather.ts';
import { fakeErrors, refusals } from './words.ts';

/** A call as the server met it. */
export interface FakeCall {
  readonly name: string;
  readonly body: unknown;
  readonly status: number;
}

export interface Desk {
  /** HTTP as one browser has it: through its weather, with its cookies. */
  httpFor(weather: Weather, cookies: Map<string, string>): Http;
}

export interface DeskOptions {
  readonly house: FakeHouse;
  readonly answers: FakeAnswers;
  readonly calls: FakeCall[];
  readonly origin: string;
}

/** A request, read. */
interface Incoming {
  readonly row: AnyCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly file: Blob | undefined;
  readonly headers: Headers;
}

/** What a path names comes before what it leaves open: `…/code/join` is not the game called `code`. */
const patterns = rows.toSorted(byParams).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
}));

export function createDesk({ house, answers, calls, origin }: DeskOptions): Desk {
  const own: Readonly<Record<string, unknown>> = answers;

  async function answer(incoming: Incoming): Promise<unknown> {
    const { row, headers } = incoming;
    const given = own[row.name];
    if (given !== undefined) return answerOf(given, incoming as never);
    const handle = handlerOf(row.name);
    if (!handle) refuse(404, fakeErrors.noAnswer(row.name));
    const asked = (told = createTold()) => askedOf(incoming, told);
    // Only what changes something is carried out whole or not at all.
    if (row.method === 'GET') return handle(asked());
    return act(house, (told) => {
      const call = asked(told);
      const key = headers.get(idempotencyHeader);
      // A submission has a memory of its own, which a withdrawal changes; so has a picture, whose reply is of the moment.
      if (key === null || row.name === 'submitRound' || row.name === 'uploadGameImage') return handle(call);
      const once = JSON.stringify([row.name, incoming.params, call.actor.clientId, key]);
      const { answered } = house.state;
      if (!answered.has(once)) answered.set(once, handle(call));
      return answered.get(once);
    });
  }

  function askedOf({ row, params, query, body, file, headers }: Incoming, told: Asked['told']): Asked {
    const actor = actorOf(row, headers);
    const seq = headers.get(answerSequenceHeader);
    return {
      // What a row says is what its callers are typed by: nobody else speaks to a fake server.
      ...({ params, query, body } as Pick<Asked, 'params' | 'query' | 'body'>),
      actor,
      house,
      state: house.state,
      told,
      file,
      answerSeq: seq === null ? undefined : Number(seq),
      idempotencyKey: headers.get(idempotencyHeader) ?? undefined,
      origin,
    };
  }

  /** 401 for a bearer that is invalid, and for nothing else. */
  function actorOf({ method }: AnyCall, headers: Headers): Actor {
    const clientId = headers.get(clientIdHeader) ?? refuse(400, refusals.clientIdMissing);
    const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
    const account_id = token === undefined ? undefined : house.state.tokens.get(token);
    const account = house.state.accounts.find((each) => each.account_id === account_id);
    if (token !== undefined && !account) refuse(401, refusals.invalidLogin);
    const isProven = headers.get(antiForgeryHeader) === proofOf(clientId);
    // A bearer cannot be sent by accident, so it needs no second proof.
    if (method !== 'GET' && !account && !isProven) refuse(403, refusals.antiForgery);
    return { clientId, account, token };
  }

  async function reply(incoming: Incoming | undefined): Promise<{ status: number; json: unknown; retryS?: number }> {
    try {
      if (!incoming) refuse(404, refusals.notFound);
      return { status: 200, json: await answer(incoming) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { status_code, detail, retryAfterMs } = error;
      const json = { status_code, detail };
      return { status: status_code, json, ...(retryAfterMs !== undefined && { retryS: retryAfterMs / 1_000 }) };
    }
  }

  return {
    httpFor(weather, cookies) {
      return async (input, init = {}) => {
        const { signal } = init;
        if (weather.isOffline()) throw broken();
        const incoming = await read(input, init);
        const name = incoming?.row.name ?? '';
        const clientId = incoming?.headers.get(clientIdHeader);
        const trouble = weather.trouble(name);
        const answering =
          typeof trouble === 'object'
            ? Promise.resolve({ status: trouble.status, json: refusalOf(trouble) })
            : reply(incoming);
        const { status, json, ...more } = await unlessAborted(answering, signal);
        calls.push({ name, body: incoming?.body, status });
        const ms = weather.delayMs();
        if (ms > 0) await unlessAborted(new Promise<void>((resolve) => house.clock.after(ms, resolve)), signal);
        if (trouble === 'swallowed' || weather.isOffline()) throw broken();
        // A page cannot read Set-Cookie; the browser keeps it, with every reply.
        if (clientId) cookies.set(antiForgeryCookie, proofOf(clientId));
        const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
        if ('retryS' in more) headers.set('retry-after', String(more.retryS));
        return new Response(JSON.stringify(json), { status, headers });
      };
    },
  };
}

function byParams(one: AnyCall, other: AnyCall): number {
  return one.path.split('{').length - other.path.split('{').length;
}

/** What a browser throws where there is no network. */
function broken(): TypeError {
  return new TypeError('Failed to fetch');
}

/** A browser's proof that a page of ours sent the call: bound to its client id. */
function proofOf(clientId: string): string {
  return `proof-of-${clientId}`;
}

function refusalOf({ status, detail }: { status: number; detail: string }) {
  return { status_code: status, detail };
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
      headers: new Headers(init.headers),
    };
  }
  return undefined;
}

function fileIn(form: FormData, field = ''): Blob | undefined {
  const file = form.get(field);
  return typeof file === 'object' && file !== null ? file : undefined;
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
