import { compiledQuery } from './compiled-query.ts';

/** The open game of a venue that a bot runs, the newest first. */
export const openBotGames = compiledQuery((db, { venue_id }: { venue_id: string }) =>
  db
    .selectFrom('games')
    .select(['game_id', 'code', 'title'])
    .where('venue_id', '=', venue_id)
    .where('status', '=', 'live')
    .where('autopilot', 'is not', null)
    .where('rehearsal_of', 'is', null)
    .orderBy('created_at', 'desc'),
);

/** The games of a venue that a bot has run, and that have ended, the newest first. */
export const endedBotGames = compiledQuery((db, { venue_id }: { venue_id: string }) =>
  db
    .selectFrom('games')
    .select('game_id')
    .where('venue_id', '=', venue_id)
    .where('status', '!=', 'live')
    .where('autopilot', 'is not', null)
    .where('rehearsal_of', 'is', null)
    .orderBy('created_at', 'desc'),
);
