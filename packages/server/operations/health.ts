import { details, Refusal } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/store.ts';

/** GET /healthz: the process runs. GET /readyz: the database can be read, and written as far as is known. */
export function serveHealth(app: FastifyInstance, store: Store): void {
  let isLost = false;
  store.lost.then(() => {
    isLost = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isLost) throw new Refusal(503, details.busy, { retryAfterS: 2 });
    await store.db.selectFrom('meta').select('key').limit(1).execute();
    return { status: 'ok' };
  });
}
