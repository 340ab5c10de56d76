import { type Quota, quotaTable } from '../database/quotas.ts';
import type { ChallengeRow, Db, Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** The hash of an address that codes are stored with. */
export function addressHash({ keys }: Pick<ServerContext, 'keys'>, address: string): string {
  return keys.limit(`codes\n${address}`);
}

/**
 * Whether an address has let too many codes expire today, or has too many on their way. Only unconfirmed codes that expired
 * distinguish somebody who sends codes to strangers from a pub where three hundred log in at once (H39).
 */
export async function hasTooManyCodes(db: Db, { clock }: ServerContext, address_hash: string): Promise<boolean> {
  const { unconfirmedSendsOfAddress, sendsOnTheirWayOfAddress } = quotaTable;
  const now = clock.now();
  const runsOutUpTo = now - sendsOnTheirWayOfAddress.ms;

  // Concurrent requests do not see each other, so a few more codes than allowed may be sent.
  const isSpent = async (quota: Quota, after: number, upTo: number) => {
    const { count } = await db
      .selectFrom('challenges')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('address_hash', '=', address_hash)
      .where('created_at', '>', after)
      .where('created_at', '<=', upTo)
      .executeTakeFirstOrThrow();
    return Number(count) >= quota.count;
  };
  return (
    (await isSpent(unconfirmedSendsOfAddress, now - unconfirmedSendsOfAddress.ms, runsOutUpTo)) ||
    (await isSpent(sendsOnTheirWayOfAddress, runsOutUpTo, now))
  );
}

/**
 * A code from this address was right, so the codes sent to its contact before, and its browser's last contact check, no longer
 * count (H35).
 */
export async function forgiveAddress(
  trx: Trx,
  context: ServerContext,
  { contact, client_hash }: Pick<ChallengeRow, 'contact' | 'client_hash'>,
  address: string,
): Promise<void> {
  await trx
    .updateTable('challenges')
    .set({ address_hash: '' })
    .where('contact', '=', contact)
    .where('address_hash', '=', addressHash(context, address))
    .execute();
  context.contactChecks.giveBack(address, client_hash);
}
