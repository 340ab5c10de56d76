import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../foundation/network-of.ts';
import type { SecurityEvent } from '../foundation/security-log.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** The names of the sentences, by which the log says why something was refused. */
const names = new Map<string, string>(Object.entries(details).map(([name, sentence]) => [sentence, name]));

/** Tells the security log of every reply that refuses: by its status, its reason and the limit that was hit. */
export function logRefusals(
  app: FastifyInstance,
  { keys, securityLog }: Pick<ServerContext, 'keys' | 'securityLog'>,
): void {
  const refusals = new WeakMap<FastifyRequest, Refusal>();
  app.addHook('onError', async (request, _reply, error: Error) => {
    if (error instanceof Refusal) refusals.set(request, error);
  });
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const refusal = refusals.get(request);
    const event = eventOf(status, refusal?.detail);
    if (event === undefined) return;
    const clientId = request.headers['user-client-id'];
    securityLog.tell(
      event,
      {
        address: networkOf(request.ip),
        client_hash: typeof clientId === 'string' ? keys.clientHash(clientId) : undefined,
      },
      {
        route: request.routeOptions.url ?? 'none',
        status,
        reason: refusal && names.get(refusal.detail),
        limit: refusal?.limit,
      },
    );
  });
}

function eventOf(status: number, detail: string | undefined): SecurityEvent | undefined {
  if (detail === details.wrongCode) return 'wrong-code';
  if (detail === details.badLink) return 'sign-in-refused';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  return status === 429 ? 'limit-hit' : undefined;
}
