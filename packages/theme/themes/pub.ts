import type { Theme } from '../theme.ts';

/** The default: a good pub at night, dark wood, brass, cream paper; and on a Sunday noon. Its values are the tokens' own. */
export const pub: Theme = { name: 'Pub' };
