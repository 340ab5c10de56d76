import { vi } from 'vitest';

/** Waiting lasts as long as a test may: the default of a second is too short on two busy cores. */
const { waitFor } = vi;
vi.waitFor = (check, options = 60_000) => waitFor(check, options);
