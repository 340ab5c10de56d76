import { rateLimitTable } from '../rate-limits.ts';

/** No rate limits, for suites that test something else. */
export const unlimitedPaces = Object.fromEntries(
  Object.entries(rateLimitTable).map(([name, pace]) => [name, { ...pace, count: 1_000_000 }]),
);
