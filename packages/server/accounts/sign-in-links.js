import { signInLinkLifeMs } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { newCapability } from '../foundation/ids.ts';
/** Makes the secret of a link that signs a quizmaster in once. */
export async function newSignInLink({ store, clock, random, keys }, host_id) {
    const link = newCapability(random);
    await store.db
        .insertInto('sign_in_links')
        .values({ link_hash: keys.signInLink(link), host_id, expires_at: clock.now() + signInLinkLifeMs, used_at: null })
        .execute();
    return link;
}
/** Uses the link up. Of two concurrent uses exactly one succeeds. */
export async function useSignInLink({ store, clock, keys }, link) {
    const now = clock.now();
    const used = await store.db
        .updateTable('sign_in_links')
        .set({ used_at: now })
        .where('link_hash', '=', keys.signInLink(link))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('host_id')
        .executeTakeFirst();
    if (!used)
        throw new Refusal(403, details.badLink);
    return used.host_id;
}
