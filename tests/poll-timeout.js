import { vi } from 'vitest';
/** As long as polling: the default of a second is too short on two busy cores. */
const { waitFor } = vi;
vi.waitFor = (check, options = 120000) => waitFor(check, options);
