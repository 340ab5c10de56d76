import { batchesAfter, batchSize } from '../../database/in-batches.ts';
import type { Db } from '../../database/schema.ts';
import type { EraseContext } from './erase-context.ts';
import type { ErasedPerson } from './erased-person.ts';

/** Deletes the stored replies of repeated calls that mention them: a repeat is then answered anew. */
export async function forgetReplies(
  { store }: EraseContext,
  { account, contacts, players }: ErasedPerson,
  isOver: () => boolean,
): Promise<void> {
  const ids = new Set([...(account ? [account.account_id] : []), ...players.map(({ player_code }) => player_code)]);
  const mentions = (body: string) =>
    contacts.some(({ contact }) => body.includes(contact)) || body.match(/[\w-]+/g)?.some((word) => ids.has(word));
  for await (const replies of repliesOf(store.db)) {
    if (isOver()) return;
    const keys = replies.filter(({ body }) => mentions(body)).map(({ key }) => key);
    if (keys.length > 0) await store.write((trx) => trx.deleteFrom('replies').where('key', 'in', keys).execute());
  }
}

function repliesOf(db: Db) {
  const replies = db.selectFrom('replies').select(['key', 'body']).orderBy('key').limit(batchSize);
  return batchesAfter(
    '',
    (after) => replies.where('key', '>', after).execute(),
    ({ key }) => key,
  );
}
