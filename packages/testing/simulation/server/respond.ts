import { bodyMaxBytes } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { ServerContext } from '../../../server/foundation/server-context.ts';
import { refused } from '../../../server/http/errors.ts';
import { createOrigins } from '../../../server/http/origins.ts';
import { answer, type Route } from '../../../server/http/route.ts';
import { findRoute } from './find-route.ts';

export interface SimRequest {
  readonly method: string;
  /** The path with its query, or a whole URL. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly address?: string;
}

export interface SimResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const origins = createOrigins(undefined, []);

/** Does what the server does with a request between its socket and its route, and back. */
export async function respond(
  context: ServerContext,
  request: SimRequest,
  failed: (error: unknown) => void,
): Promise<SimResponse> {
  const headers: Record<string, string> = {};
  try {
    const { route, params, query } = routeOf(request);
    const asked = {
      params,
      query,
      body: bodyOf(request, route),
      headers: { host: 'snug.test', ...request.headers },
      address: request.address ?? '10.0.0.1',
      file: noFile,
    };
    const body = await answer(context, origins, route, asked, (name, value) => {
      headers[name] = value;
    });
    headers['content-type'] = 'application/json; charset=utf-8';
    return { status: 200, headers, body };
  } catch (error) {
    const { status, headers: more, json } = refused(error);
    if (status === 500) failed(error);
    return { status, headers: { ...headers, ...more }, body: json };
  }
}

function routeOf({ method, url }: SimRequest) {
  const path = url.startsWith('/') ? url : url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const mark = path.indexOf('?');
  const found = findRoute(method, mark < 0 ? path : path.slice(0, mark));
  if (!found) throw new Refusal(404, details.notFound);
  const query: Record<string, string> = {};
  if (mark >= 0) for (const [name, value] of new URLSearchParams(path.slice(mark + 1))) query[name] = value;
  return { ...found, query };
}

/** Like the server's `readJson`. */
function bodyOf({ headers, body }: SimRequest, { bodyLimit = bodyMaxBytes }: Route): unknown {
  if (body === undefined) return undefined;
  if (!headers['content-type']?.startsWith('application/json')) throw new Refusal(415, details.badMediaType);
  if (Buffer.byteLength(body) > bodyLimit) throw new Refusal(413, details.tooLarge);
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, details.badJson);
  }
}

async function noFile(): Promise<never> {
  throw new Refusal(415, details.imageNeeded);
}
