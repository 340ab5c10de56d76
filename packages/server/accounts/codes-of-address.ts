import { details, Refusal } from '@snug/rules';
import { type Quota, quotaTable } from '../database/quotas.ts';
import type { Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** The hash of an address that codes are stored with. */
export function addressHash({ keys }: Pick<ServerContext, 'keys'>, address: string): string {
  return keys.limit(`codes\n${address}`);
}

/**
 * Refuses one more code to an address that has let too many expire today, or has too many on their way. Only unconfirmed
 * codes that expired distinguish somebody who sends codes to strangers from a pub where three hundred log in at once (H39).
 */
export async function checkCodesOfAddress(trx: Trx, { clock }: ServerContext, address_hash: string): Promise<void> {
  const { unconfirmedSendsOfAddress, sendsOnTheirWayOfAddress } = quotaTable;
  const now = clock.now();
  const runsOutUpTo = now - sendsOnTheirWayOfAddress.ms;

  // Concurrent requests on PostgreSQL do not see each other, so a few more codes than allowed may be sent.
  const refuse = async (quota: Quota, detail: string, after: number, upTo: number) => {
    const { count, first } = await trx
      .selectFrom('challenges')
      .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('first')])
      .where('address_hash', '=', address_hash)
      .where('created_at', '>', after)
      .where('created_at', '<=', upTo)
      .executeTakeFirstOrThrow();
    if (Number(count) < quota.count) return;
    throw new Refusal(429, detail, { retryAfterS: Math.ceil((Number(first) + quota.ms - now) / 1_000) });
  };
  await refuse(unconfirmedSendsOfAddress, details.tooManyCodes, now - unconfirmedSendsOfAddress.ms, runsOutUpTo);
  await refuse(sendsOnTheirWayOfAddress, details.tooMany, runsOutUpTo, now);
}

/**
 * A code from this address was right, so the codes sent to its contact before, and one contact check, no longer count (H35).
 */
export async function forgiveAddress(
  trx: Trx,
  context: ServerContext,
  { contact, address }: { readonly contact: string; readonly address: string },
): Promise<void> {
  await trx
    .updateTable('challenges')
    .set({ address_hash: '' })
    .where('contact', '=', contact)
    .where('address_hash', '=', addressHash(context, address))
    .execute();
  await context.quotas.forgive(trx, 'contactChecksOfAddress', address);
}
