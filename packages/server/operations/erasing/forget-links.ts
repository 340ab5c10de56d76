import { decodeJwt, type JWTPayload } from 'jose';
import { batchesAfter, batchSize } from '../../database/in-batches.ts';
import type { Db } from '../../database/schema.ts';
import type { EraseContext } from './erase-context.ts';
import type { ErasedPerson } from './erased-person.ts';

/**
 * Deletes short links whose token has their name (in invites they made) or their contact (in links sent to them), since
 * anybody with the link can read it. Runs before their players are nobody's: then no invite is known to be theirs.
 */
export async function forgetLinks(
  { store, keys }: EraseContext,
  { contacts, players }: ErasedPerson,
  isOver: () => boolean,
): Promise<void> {
  const ids = ['', ...players.map(({ player_id }) => player_id)];
  const invites = await store.db.selectFrom('game_invites').select('code').where('inviter', 'in', ids).execute();
  const theirs = new Set([...invites.map(({ code }) => code), ...contacts.map(({ contact }) => contact)]);
  for await (const links of linksOf(store.db)) {
    if (isOver()) return;
    const mentioning = links.filter(({ path }) => {
      const claims = claimsIn(keys.opened(path) ?? '');
      const said = [claims?.team_code, claims?.email, claims?.phone];
      return said.some((text) => typeof text === 'string' && theirs.has(text));
    });
    const urls = mentioning.map(({ url_id }) => url_id);
    if (urls.length === 0) continue;
    await store.write((trx) => trx.deleteFrom('short_links').where('url_id', 'in', urls).execute());
  }
}

function linksOf(db: Db) {
  const links = db.selectFrom('short_links').select(['url_id', 'path']).orderBy('url_id').limit(batchSize);
  return batchesAfter(
    '',
    (after) => links.where('url_id', '>', after).execute(),
    ({ url_id }) => url_id,
  );
}

/** The claims of the token in a short link's path; undefined where it has none. */
function claimsIn(path: string): JWTPayload | undefined {
  const [token] = /[\w-]+\.[\w-]+\.[\w-]+$/.exec(path) ?? [];
  return token === undefined ? undefined : decodeJwt(token);
}
