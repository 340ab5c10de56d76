import { rateLimitTable } from '../../server/http/rate-limits.ts';

/** No rate limits, for suites that test something else. */
export const noRateLimits = Object.fromEntries(
  Object.entries(rateLimitTable).map(([name, limit]) => [name, { ...limit, count: 1e9, ms: 1_000, burst: 1e9 }]),
);
