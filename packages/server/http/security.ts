import { details, Refusal } from '@snug/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBudgetTable } from '../accounts/address-budgets.ts';
import type { Keys } from '../foundation/keys.ts';
import { networkOf } from '../foundation/network-of.ts';
import type { SecurityEvent, SecurityLog } from '../foundation/security-log.ts';

/** The names of the sentences, by which the log says why something was refused. */
const names = new Map<string, string>(Object.entries(details).map(([name, sentence]) => [sentence, name]));

/** The limits that a sentence of their own tells of. */
const limitOf = new Map<string, string>([
  [details.noTextsLeft, 'smsPerDay'],
  [details.surveyDone, 'surveysPerDay'],
  [details.uploadUnderWay, 'uploadsOfPlayer'],
  [details.uploadTooSlow, 'uploadSpeed'],
]);

/** Tells the security log of every reply that refuses: by its status, its reason and the limit that was hit. */
export function logRefusals(
  app: FastifyInstance,
  { keys, securityLog }: { readonly keys: Pick<Keys, 'clientHash'>; readonly securityLog: SecurityLog },
): void {
  const refusals = new WeakMap<FastifyRequest, Refusal>();
  app.addHook('onError', async (request, _reply, error: Error) => {
    if (error instanceof Refusal) refusals.set(request, error);
  });
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const refusal = refusals.get(request);
    const limit = refusal && (refusal.limit ?? limitOf.get(refusal.detail));
    const event = eventOf(status, refusal?.detail, limit);
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
        limit,
      },
    );
  });
}

function eventOf(status: number, detail: string | undefined, limit: string | undefined): SecurityEvent | undefined {
  if (detail === details.wrongCode) return 'wrong-code';
  if (detail === details.badLink || detail === details.newerLink) return 'sign-in-refused';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  // Nobody is sent a text any more, or strangers at an address are sent away, whoever asks.
  if (detail === details.noTextsLeft || (limit !== undefined && limit in addressBudgetTable)) return 'locked';
  return status === 429 || limit !== undefined ? 'limit-hit' : undefined;
}
