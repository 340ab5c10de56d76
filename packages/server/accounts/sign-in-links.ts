import { signInLinkLifeMs } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { newCapability } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** Makes the secret of a link that signs a quizmaster in once. */
export async function newSignInLink(
  { store, clock, random, keys }: Pick<ServerContext, 'store' | 'clock' | 'random' | 'keys'>,
  host_id: string,
): Promise<string> {
  const link = newCapability(random);
  await store.db
    .insertInto('sign_in_links')
    .values({ link_hash: keys.signInLink(link), host_id, expires_at: clock.now() + signInLinkLifeMs, used_at: null })
    .execute();
  return link;
}

/**
 * Makes the whole address of such a link, for another device: it is of the configured origin, since who asks may be at
 * localhost.
 */
export async function newSignInAddress(context: ServerContext, host_id: string): Promise<string> {
  return `${context.origin()}/host/#link=${await newSignInLink(context, host_id)}`;
}

/** Uses the link up. Of two concurrent uses exactly one succeeds. */
export async function useSignInLink({ store, clock, keys }: ServerContext, link: string): Promise<string> {
  const now = clock.now();
  return store.write(async (trx) => {
    const used = await trx
      .updateTable('sign_in_links')
      .set({ used_at: now })
      .where('link_hash', '=', keys.signInLink(link))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('host_id')
      .executeTakeFirst();
    if (!used) throw new Refusal(403, details.badLink);
    await trx.updateTable('hosts').set({ signed_in_at: now }).where('host_id', '=', used.host_id).execute();
    return used.host_id;
  });
}
