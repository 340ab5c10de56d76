import { signInLinkLifeMs } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { Db, Trx } from '../database/schema.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Device } from './device.ts';
import { addSession } from './sessions.ts';

type Seams = Pick<ServerContext, 'store' | 'clock' | 'random' | 'keys'>;

/**
 * Makes the secret of a link that signs a quizmaster in once. It ends the older ones of the same quizmaster that nobody has
 * used: whoever finds one of them later, in a terminal or a chat, cannot sign in.
 */
export function newSignInLink(seams: Seams, host_id: string): Promise<string> {
  return seams.store.write(async (trx) => {
    await trx
      .updateTable('sign_in_links')
      .set({ replaced_at: seams.clock.now() })
      .where('host_id', '=', host_id)
      .where('used_at', 'is', null)
      .where('replaced_at', 'is', null)
      .execute();
    return addLink(trx, seams, host_id);
  });
}

/** Makes one more, beside those that nobody has used: another server that runs has printed its own. */
export function oneMoreSignInLink(seams: Seams, host_id: string): Promise<string> {
  return seams.store.write((trx) => addLink(trx, seams, host_id));
}

async function addLink(trx: Trx, { clock, random, keys }: Seams, host_id: string): Promise<string> {
  const link = newCapability(random);
  await trx
    .insertInto('sign_in_links')
    .values({
      link_hash: keys.signInLink(link),
      host_id,
      expires_at: clock.now() + signInLinkLifeMs,
      used_at: null,
      replaced_at: null,
    })
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

/** Uses the link up, for a login on this device. Of two concurrent uses exactly one succeeds. */
export async function useSignInLink(
  { store, clock, random, keys }: ServerContext,
  link: string,
  device: Device,
): Promise<{ readonly host_id: string; readonly login: string }> {
  const now = clock.now();
  const login = newId(random);
  const link_hash = keys.signInLink(link);
  return store.write(async (trx) => {
    const used = await trx
      .updateTable('sign_in_links')
      .set({ used_at: now })
      .where('link_hash', '=', link_hash)
      .where('used_at', 'is', null)
      .where('replaced_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('host_id')
      .executeTakeFirst();
    if (!used && (await isReplaced(trx, link_hash, now))) throw new Refusal(410, details.newerLink);
    if (!used) throw new Refusal(403, details.badLink);
    await trx.updateTable('hosts').set({ signed_in_at: now }).where('host_id', '=', used.host_id).execute();
    const { host_id } = used;
    await addSession(trx, now, { session_id: login, account_id: null, host_id, how: 'link', ...device });
    return { host_id, login };
  });
}

/** Whether a newer link alone keeps this one from signing somebody in. */
async function isReplaced(db: Db, link_hash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_links')
    .select('replaced_at')
    .where('link_hash', '=', link_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return typeof row?.replaced_at === 'number';
}
