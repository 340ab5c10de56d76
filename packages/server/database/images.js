/** The pictures of a place, in the order they were uploaded. */
export function imagesOf(db, { kind, owner }) {
    return notDeleted(db)
        .selectAll()
        .where('kind', '=', kind)
        .where('owner', '=', owner)
        .orderBy('created_at')
        .orderBy('image_code')
        .execute();
}
/** A picture of the place; also a deleted one, so that deleting it again succeeds. */
export function findImage(db, { kind, owner }, image_code) {
    return db
        .selectFrom('images')
        .selectAll()
        .where('kind', '=', kind)
        .where('owner', '=', owner)
        .where('image_code', '=', image_code)
        .executeTakeFirst();
}
/** How many bytes the pictures of an uploader have together, wherever they are. */
export async function bytesOf(db, { account_id, player_id }) {
    const { bytes } = await notDeleted(db)
        .select(({ fn }) => fn.sum('bytes').as('bytes'))
        .$if(account_id !== null, (query) => query.where('account_id', '=', account_id))
        .$if(account_id === null, (query) => query.where('player_id', '=', player_id))
        .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
}
/** Marks pictures as deleted: no list shows them any more. Their files are deleted later. */
export async function markDeleted(db, image_codes, deleted_at) {
    if (image_codes.length === 0)
        return;
    await db
        .updateTable('images')
        .set({ deleted_at })
        .where('image_code', 'in', image_codes)
        .where('deleted_at', 'is', null)
        .execute();
}
/** Stored in place of the time of deletion while the picture's file is being stored and nobody sees it yet. */
const reserved = 0;
/** Longer than a picture store may take for a file. */
const reservedMs = 60000;
/** Stores the row of a picture whose file is not stored yet. */
export async function reserveImage(db, row) {
    await db
        .insertInto('images')
        .values({ ...row, deleted_at: reserved })
        .execute();
}
/** Shows a reserved picture in the lists. False when its reservation was released meanwhile. */
export async function showReserved(db, { image_code }) {
    const shown = await updateReserved(db, null).where('image_code', '=', image_code).returning('image_code').execute();
    return shown.length > 0;
}
/** Releases the reservation of a picture. False when the picture is shown: then its file must stay. */
export async function releaseReservation(db, image_code, now) {
    await updateReserved(db, now).where('image_code', '=', image_code).execute();
    const row = await db
        .selectFrom('images')
        .select('deleted_at')
        .where('image_code', '=', image_code)
        .executeTakeFirstOrThrow();
    return row.deleted_at !== null;
}
/** Releases reservations that a crash left; not those of pictures being uploaded. */
export async function releaseAbandonedReservations(db, now) {
    await updateReserved(db, now)
        .where('created_at', '<=', now - reservedMs)
        .execute();
}
function updateReserved(db, deleted_at) {
    return db.updateTable('images').set({ deleted_at }).where('deleted_at', '=', reserved);
}
function notDeleted(db) {
    return db.selectFrom('images').where('deleted_at', 'is', null);
}
