import { details, Refusal } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import type { Db } from './schema.ts';

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

/** Refuses what a bot presses in a game that a person has taken over (decision 39). */
export async function refuseBesidePerson(db: Db, game_id: string): Promise<void> {
  const [game] = await autopilotOf(db, { game_id });
  if (game?.autopilot === 'off') throw new Refusal(409, details.personRuns);
}

const autopilotOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('games').select('autopilot').where('game_id', '=', game_id),
);
