import { details, Refusal } from '@snug/rules';
import { quotaTable } from '../database/quotas.ts';
/** The hash of an address that codes are stored with. */
export function addressHash({ keys }, address) {
    return keys.limit(`codes\n${address}`);
}
/**
 * Refuses one more code to an address that has let too many expire today, or has too many on their way. Only unconfirmed
 * codes that expired distinguish somebody who sends codes to strangers from a pub where three hundred log in at once (H39).
 */
export async function checkCodesOfAddress(trx, { clock }, address_hash) {
    const { unconfirmedSendsOfAddress, sendsOnTheirWayOfAddress } = quotaTable;
    const now = clock.now();
    const runsOutUpTo = now - sendsOnTheirWayOfAddress.ms;
    // Concurrent requests on PostgreSQL do not see each other, so a few more codes than allowed may be sent.
    const refuse = async (quota, detail, after, upTo) => {
        const { count, first } = await trx
            .selectFrom('challenges')
            .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('first')])
            .where('address_hash', '=', address_hash)
            .where('created_at', '>', after)
            .where('created_at', '<=', upTo)
            .executeTakeFirstOrThrow();
        if (Number(count) < quota.count)
            return;
        throw new Refusal(429, detail, { retryAfterS: Math.ceil((Number(first) + quota.ms - now) / 1000) });
    };
    await refuse(unconfirmedSendsOfAddress, details.tooManyCodes, now - unconfirmedSendsOfAddress.ms, runsOutUpTo);
    await refuse(sendsOnTheirWayOfAddress, details.tooMany, runsOutUpTo, now);
}
/**
 * A code from this address was right, so the codes sent to its contact before, and one contact check, no longer count (H35).
 */
export async function forgiveAddress(trx, context, { contact, address }) {
    await trx
        .updateTable('challenges')
        .set({ address_hash: '' })
        .where('contact', '=', contact)
        .where('address_hash', '=', addressHash(context, address))
        .execute();
    await context.quotas.forgive(trx, 'contactChecksOfAddress', address);
}
