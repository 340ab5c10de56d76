import { vi } from 'vitest';

/** What is waited for has as long as a test: a second, which is what there is unsaid, is short on two busy cores. */
const { waitFor } = vi;
vi.waitFor = (check, options = 15_000) => waitFor(check, options);
