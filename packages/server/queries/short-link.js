/** The path that a short link leads to; undefined if there is none, or no longer. */
export async function readShortLink({ store, keys, clock }, url_id) {
    const link = await store.db
        .selectFrom('short_links')
        .select('path')
        .where('url_id', '=', url_id)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
    return link && keys.opened(link.path);
}
