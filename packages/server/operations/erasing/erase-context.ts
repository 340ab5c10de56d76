import type { ServerContext } from '../../foundation/server-context.ts';

/** The parts of the context that erasing needs; a script beside the server has them too. */
export type EraseContext = Pick<ServerContext, 'store' | 'clock' | 'random' | 'keys' | 'media'>;
