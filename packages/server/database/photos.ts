import type { Ballot } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import type { Database, Trx } from './schema.ts';

export const setVote = compiledQuery((db, row: Database['votes']) => {
  const { game_id, vote, opened_at, closed_at, hidden_at, choices, counts } = row;
  const set = { opened_at, closed_at, hidden_at, choices, counts };
  return db
    .insertInto('votes')
    .values({ game_id, vote, ...set })
    .onConflict((each) => each.columns(['game_id', 'vote']).doUpdateSet(set));
});

export const setBallot = compiledQuery((db, { game_id, vote, player_id, choice, cast_at }: Ballot) =>
  db
    .insertInto('ballots')
    .values({ game_id, vote, player_id, choice, cast_at })
    .onConflict((row) => row.columns(['game_id', 'vote', 'player_id']).doUpdateSet({ choice, cast_at })),
);

/** Gives a player the votes of another where they have none of that kind; the other has none any more. */
export async function moveBallots(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  const theirs = await trx.selectFrom('ballots').select('vote').where('player_id', '=', to).execute();
  const kinds = theirs.map(({ vote }) => vote);
  await trx
    .updateTable('ballots')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .$if(kinds.length > 0, (query) => query.where('vote', 'not in', kinds))
    .execute();
  await trx.deleteFrom('ballots').where('player_id', '=', from).execute();
}
