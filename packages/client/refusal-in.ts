import type { RefusalBody } from '@snug/contract';
import type { FetchError } from 'ofetch';
import { Refused } from './refused.ts';

/**
 * The server's refusal in an error of ofetch. An error without the contract's shape comes from a proxy, whose 401 says nothing
 * about the login (H23).
 */
export function refusalIn(error: unknown): Refused | undefined {
  const { response, data } = error as FetchError<unknown>;
  if (!response || !isRefusalBody(data) || data.status_code !== response.status) return undefined;
  // At most an hour, and the date form is ignored: a proxy must not delay answers with a header of its own.
  const waitMs = Math.min(Number(response.headers.get('retry-after')), 3_600) * 1_000;
  return new Refused(data.status_code, data.detail, waitMs || undefined);
}

function isRefusalBody(data: unknown): data is RefusalBody {
  if (typeof data !== 'object' || data === null) return false;
  const { status_code, detail } = data as Record<string, unknown>;
  return typeof status_code === 'number' && typeof detail === 'string';
}
