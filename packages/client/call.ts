import {
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  getVersion,
  pathOf,
  type RefusalBody,
} from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import { createFetch, type FetchError } from 'ofetch';
import type { Caller, CallOptions, Session } from './client.ts';
import { isNetworkError, Refused } from './refused.ts';
import { type Clock, documentCookies, type Http, type Random, systemClock, systemHttp, systemRandom } from './seams.ts';

export interface CallerOptions {
  readonly session: Session;
  /** The origin of the Snug server, '' for the page's own. */
  readonly origin?: string;
  readonly http?: Http;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Cookies in the form of `document.cookie`. When passed in, they are used for an absolute origin too. */
  readonly cookies?: () => string;
  /** The stored token was invalid and has been removed (ERR-08). */
  readonly onUnauthorized?: () => void;
}

const timeoutMs = 15_000;
/** Delays before the first and the second retry of a GET. Half of each is random because a whole pub retries at once. */
const retryMs = [400, 1_600];
/** When a server asks for a longer pause, the call fails instead of waiting: the screen says so and the user decides. */
const patienceMs = 3_000;

/**
 * Calls the rows of the contract.
 *
 * @example
 * const call = createCaller({ session });
 * const { game } = await call(findGame, { body: { code: '123456' } });
 */
export function createCaller({
  session,
  origin = '',
  http = systemHttp,
  clock = systemClock,
  random = systemRandom,
  cookies,
  onUnauthorized,
}: CallerOptions): Caller {
  const hasCookies = cookies !== undefined || isOwn(origin);
  const readCookies = cookies ?? documentCookies;
  const request = createFetch({ fetch: http as typeof fetch, Headers, AbortController });

  const call: Caller = async (row, options = {}) => {
    const isGet = row.method === 'GET';
    const retries = isGet ? (options.retries ?? retryMs.length) : 0;
    let sentProof: string | undefined;
    let hasNewProof = false;
    let sentToken: string | undefined;
    for (let tries = 0; ; tries++) {
      try {
        return await once();
      } catch (error) {
        // The cookie belonged to an older client id; the refusal set the right one, so the call is repeated with it.
        if (sentProof !== undefined && !hasNewProof && error instanceof Refused && error.status_code === 403) {
          hasNewProof = cookieIn(readCookies(), antiForgeryCookie) !== sentProof;
          if (hasNewProof) continue;
        }
        // An ended login does not stop calls that anybody may make: repeats this one without the removed token.
        const isUnauthorized = error instanceof Refused && error.status_code === 401;
        if (options.anybody && isUnauthorized && sentToken !== undefined && session.token() !== sentToken) continue;
        const askedMs = (error as Partial<Refused>).retryAfterMs ?? 0;
        if (tries >= retries || !isNetworkError(error) || askedMs > patienceMs || options.signal?.aborted) throw error;
        await rest(Math.max(askedMs, (retryMs[tries] ?? 3_000) * (0.5 + random.fraction() / 2)), options.signal);
      }
    }

    async function once() {
      // The token is read for each try and remembered: a 401 concerns only the token of its own request.
      const token = options.bearer ?? session.token();
      sentToken = token;
      const headers: Record<string, string> = { ...options.headers, [clientIdHeader]: session.clientId() };
      if (token !== undefined) headers.authorization = `Bearer ${token}`;
      if (!isGet && hasCookies) {
        const proof = await antiForgery(options);
        if (proof !== undefined) headers[antiForgeryHeader] = proof;
        sentProof = proof;
      }
      const address = origin + pathOf(row, options.params as Params);
      const deadline = withDeadline(clock, options.timeoutMs ?? timeoutMs, options.signal);
      try {
        const reply = await request.raw<unknown>(address, {
          method: row.method,
          headers,
          query: options.query as Record<string, unknown> | undefined,
          body: options.body as Record<string, unknown> | undefined,
          keepalive: options.keepalive,
          cache: 'no-store',
          // The Snug server never redirects. A Wi-Fi portal that does would receive the client id and the answers.
          redirect: 'error',
          signal: deadline.signal,
          retry: false,
          // Passed through to `http`.
          ...{ progress: options.progress },
        });
        // A captive portal answers every request with its own page: that is a network error, not a reply.
        if (!reply.headers.get('content-type')?.includes('json')) throw new Error(`${row.path}: not our server.`);
        return checkReply(row, reply._data);
      } catch (error) {
        throw refusalOf(error, token, options.stays === true || options.anybody === true);
      } finally {
        deadline.clear();
      }
    }
  };

  /** A new browser has no cookie yet: asking for the version sets it (OPEN-75). */
  async function antiForgery({
    signal,
    anybody,
  }: Pick<CallOptions<never>, 'signal' | 'anybody'>): Promise<string | undefined> {
    const found = cookieIn(readCookies(), antiForgeryCookie);
    if (found !== undefined) return found;
    await call(getVersion, { signal, anybody, query: { r: String(random.fraction()) }, retries: 0 });
    return cookieIn(readCookies(), antiForgeryCookie);
  }

  function refusalOf(error: unknown, token: string | undefined, stays: boolean): unknown {
    const { response, data } = error as FetchError<unknown>;
    // An error without the contract's shape comes from a proxy, whose 401 says nothing about the login (H23).
    if (!response || !isRefusalBody(data) || data.status_code !== response.status) return error;
    // Clears only the token that was refused: another tab may have stored a newer one meanwhile (H23).
    if (data.status_code === 401 && token !== undefined && token === session.token()) {
      session.clearToken();
      if (!stays) onUnauthorized?.();
    }
    // At most an hour, and the date form is ignored: a proxy must not delay answers with a header of its own.
    const waitMs = Math.min(Number(response.headers.get('retry-after')), 3_600) * 1_000;
    return new Refused(data.status_code, data.detail, waitMs || undefined);
  }

  function rest(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = clock.after(ms, resolve);
      signal?.addEventListener('abort', () => {
        stop();
        reject(signal.reason);
      });
    });
  }

  return call;
}

type Params = Readonly<Record<string, string>> | undefined;

/** A signal that follows the given one and aborts after a timeout. */
function withDeadline(clock: Clock, ms: number, signal?: AbortSignal): { signal: AbortSignal; clear: () => void } {
  const both = new AbortController();
  const follow = (): void => both.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const stop = clock.after(ms, () => both.abort(new Error(`No answer within ${ms} ms.`)));
  return {
    signal: both.signal,
    clear() {
      stop();
      signal?.removeEventListener('abort', follow);
    },
  };
}

function isOwn(origin: string): boolean {
  return origin === '' || (typeof location !== 'undefined' && location.origin === origin);
}

function isRefusalBody(data: unknown): data is RefusalBody {
  if (typeof data !== 'object' || data === null) return false;
  const { status_code, detail } = data as Record<string, unknown>;
  return typeof status_code === 'number' && typeof detail === 'string';
}

function cookieIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    const [key, ...value] = pair.split('=');
    if (key !== name || value.length === 0) continue;
    const text = value.join('=');
    try {
      return decodeURIComponent(text);
    } catch {
      // Another page of this domain wrote the cookie. The server's refusal sets the right one.
      return text;
    }
  }
  return undefined;
}
