import type { Theme } from '../theme.ts';

/**
 * The default: a good pub at night, dark wood, brass, cream paper; by day the same on a Sunday noon. Its values are the
 * tokens' defaults.
 */
export const pub: Theme = { name: 'Pub' };
