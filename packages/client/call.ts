import { type AnyCall, antiForgeryHeader, clientIdHeader, getVersion, pathOf } from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import { createFetch } from 'ofetch';
import { antiForgeryProof } from './anti-forgery-proof.ts';
import type { Caller, CallOptions, Session } from './client.ts';
import { rest, withDeadline } from './deadline.ts';
import { refusalIn } from './refusal-in.ts';
import { detailOf, isNetworkError, Refused } from './refused.ts';
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
  /** The stored token was invalid and has been removed (ERR-08). The server says why: a login may have ended elsewhere. */
  readonly onUnauthorized?: (detail: string) => void;
}

const timeoutMs = 15_000;
/** Delays before the first and the second retry of a GET. Half of each is random because a whole pub retries at once. */
const retryMs = [400, 1_600];
/** When a server asks for a longer pause, the call fails instead of waiting: the screen says so and the user decides. */
const patienceMs = 3_000;
/** Whoever comes again when told waits up to this long each time, and for more than a minute of a crowd at the door. */
const heldUpMs = 10_000;
const heldUpTries = 14;
/** And up to this much later, of which half is random: Retry-After has whole seconds, and a room is sent away together. */
const spreadMs = 1_000;

/** The credentials of one try, read anew for each. */
interface Sent {
  readonly token: string | undefined;
  proof?: string | undefined;
}

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
  const proof = () => antiForgeryProof((cookies ?? documentCookies)());
  const send = sender({ session, origin, http, clock });

  const call: Caller = async (row, options = {}) => {
    const isGet = row.method === 'GET';
    const retries = isGet ? (options.retries ?? retryMs.length) : 0;
    let hasNewProof = false;
    for (let tries = 0; ; tries++) {
      const sent: Sent = { token: options.bearer ?? session.token() };
      try {
        if (!isGet && hasCookies) sent.proof = proof() ?? (await firstProof(options));
        return checkReply(row, await send(row, options, sent));
      } catch (error) {
        const status = error instanceof Refused ? error.status_code : 0;
        if (status === 401) forget(sent.token, options, detailOf(error));
        // The cookie belonged to an older client id; the refusal set the right one, so the call is repeated with it.
        if (status === 403 && sent.proof !== undefined && !hasNewProof) {
          hasNewProof = proof() !== sent.proof;
          if (hasNewProof) continue;
        }
        // An ended login does not stop calls that anybody may make: repeats this one without the removed token.
        if (status === 401 && options.anybody && sent.token !== undefined && session.token() !== sent.token) continue;
        const askedMs = (error as Partial<Refused>).retryAfterMs ?? 0;
        const isHeldUp = options.patient && askedMs > 0;
        const most = isHeldUp ? heldUpTries : isNetworkError(error) ? retries : 0;
        if (tries >= most || askedMs > (isHeldUp ? heldUpMs : patienceMs) || options.signal?.aborted) throw error;
        const pauseMs = (isHeldUp ? spreadMs : (retryMs[tries] ?? 3_000)) * (0.5 + random.fraction() / 2);
        await rest(clock, isHeldUp ? askedMs + pauseMs : Math.max(askedMs, pauseMs), options.signal);
      }
    }
  };

  /** A new browser has no cookie yet: asking for the version sets it (OPEN-75). */
  async function firstProof({ signal, anybody }: CallOptions<unknown>): Promise<string | undefined> {
    await call(getVersion, { signal, anybody, query: { r: String(random.fraction()) }, retries: 0 });
    return proof();
  }

  /** Clears only the token that was refused: another tab may have stored a newer one meanwhile (H23). */
  function forget(token: string | undefined, { stays, anybody }: CallOptions<unknown>, detail: string): void {
    if (token === undefined || token !== session.token()) return;
    session.clearToken();
    if (!stays && !anybody) onUnauthorized?.(detail);
  }

  return call;
}

/** Sends a call once. Its JSON and its query are ofetch's; retries and the deadline are not (decision 17). */
function sender({
  session,
  origin,
  http,
  clock,
}: Required<Pick<CallerOptions, 'session' | 'origin' | 'http' | 'clock'>>) {
  const request = createFetch({ fetch: http as typeof fetch, Headers, AbortController });

  return async (row: AnyCall, options: CallOptions<AnyCall>, { token, proof }: Sent): Promise<unknown> => {
    const headers: Record<string, string> = { ...options.headers, [clientIdHeader]: session.clientId() };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (proof !== undefined) headers[antiForgeryHeader] = proof;
    const deadline = withDeadline(clock, options.timeoutMs ?? timeoutMs, options.signal);
    try {
      const reply = await request.raw<unknown>(origin + pathOf(row, options.params as Params), {
        method: row.method,
        headers,
        query: options.query as Fields,
        body: options.body as Fields,
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
      return reply._data;
    } catch (error) {
      throw refusalIn(error) ?? error;
    } finally {
      deadline.clear();
    }
  };
}

type Params = Readonly<Record<string, string>> | undefined;
type Fields = Record<string, unknown> | undefined;

function isOwn(origin: string): boolean {
  return origin === '' || (typeof location !== 'undefined' && location.origin === origin);
}
