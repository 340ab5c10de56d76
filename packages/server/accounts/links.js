import { linkTokenLifeMs } from '@snug/contract';
import { newId } from '../foundation/ids.ts';
/**
 * The claims of the token in a sent link. Its holder reads the notifications of this contact (H47, OPEN-23). It can be used
 * once, within a quarter of an hour, for this game; `update-token` exchanges it for a login.
 */
export function linkToken({ tokens }, { contact, game_id }) {
    return tokens.ofLink(contact, game_id, linkTokenLifeMs);
}
/**
 * A short link to one of our own pages, and its id: 80 bits, so that nobody finds one by trying. Only the server makes
 * them, and only of paths of its own, so that no link leads elsewhere (H47). The page is `/sl/{url_id}`.
 */
export async function newShortLink({ clock, random, keys }, trx, path, lifeMs) {
    const url_id = newId(random);
    const created_at = clock.now();
    await trx
        .insertInto('short_links')
        // Stored encrypted, since a path may end with a token that logs in and has a contact in it.
        .values({ url_id, path: keys.sealed(path), created_at, expires_at: created_at + lifeMs })
        .execute();
    return url_id;
}
