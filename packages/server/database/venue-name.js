import { compiledQuery } from './compiled-query.ts';
export async function venueName(db, venue_id) {
    const [venue] = await venueOf(db, { venue_id });
    if (!venue)
        throw new Error('The venue of a game does not exist.');
    return venue.name;
}
const venueOf = compiledQuery((db, { venue_id }) => db.selectFrom('venues').select('name').where('venue_id', '=', venue_id));
