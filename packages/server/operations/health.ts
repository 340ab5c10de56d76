import { details, Refusal } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/store.ts';
import { createWriteTrial, type WritableParts } from './try-writing.ts';

/** GET /healthz: the process runs. GET /readyz: the database can be read, and disk and database can be written. */
export function serveHealth(app: FastifyInstance, parts: WritableParts & { readonly store: Store }): void {
  const { store } = parts;
  const tryWriting = createWriteTrial(parts);
  let isLost = false;
  store.lost.then(() => {
    isLost = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isLost) throw new Refusal(503, details.busy, { retryAfterS: 2 });
    await store.db.selectFrom('meta').select('key').limit(1).execute();
    await tryWriting();
    return { status: 'ok' };
  });
}
