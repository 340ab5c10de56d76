import type { Transaction } from 'kysely';
import { openStream } from '../live/stream.ts';
import type { Change } from '../rules/outcome.ts';
import type { Database } from './schema.ts';

/** Makes the changes that a rule named, in their order. */
export async function apply(trx: Transaction<Database>, game_id: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) await applyOne(trx, game_id, change);
}

async function applyOne(trx: Transaction<Database>, game_id: string, change: Change): Promise<unknown> {
  switch (change.kind) {
    case 'game':
      return trx.updateTable('games').set(change.set).where('game_id', '=', game_id).execute();
    case 'round':
      return trx.updateTable('rounds').set(change.set).where('round_id', '=', change.round_id).execute();
    case 'question':
      return trx.updateTable('questions').set(change.set).where('question_id', '=', change.question_id).execute();
    case 'withdraw':
      return trx
        .updateTable('submissions')
        .set({ withdrawn_at: change.at })
        .where('round_id', '=', change.round_id)
        .where('withdrawn_at', 'is', null)
        .execute();
    case 'answer': {
      const { answer, at } = change.row;
      return trx
        .insertInto('answers')
        .values(change.row)
        .onConflict((row) => row.columns(['teamid', 'question_id', 'late']).doUpdateSet({ answer, at }))
        .execute();
    }
    case 'answer-write': {
      const { seq } = change.row;
      return trx
        .insertInto('answer_writes')
        .values(change.row)
        .onConflict((row) => row.columns(['teamid', 'question_id', 'client_hash']).doUpdateSet({ seq }))
        .execute();
    }
    case 'suggestion': {
      const { suggestion, at } = change.row;
      return trx
        .insertInto('suggestions')
        .values(change.row)
        .onConflict((row) => row.columns(['teamid', 'question_id', 'player_id']).doUpdateSet({ suggestion, at }))
        .execute();
    }
    case 'double': {
      const { doubled } = change.row;
      return trx
        .insertInto('doubles')
        .values(change.row)
        .onConflict((row) => row.columns(['teamid', 'round_id']).doUpdateSet({ doubled }))
        .execute();
    }
    case 'submission':
      return trx.insertInto('submissions').values(change.row).execute();
    case 'team':
      await trx.insertInto('game_teams').values(change.row).execute();
      return openStream(trx, game_id, 'team', change.row.teamid);
    case 'new-player':
      return trx.insertInto('game_players').values(change.row).execute();
    case 'player':
      return trx.updateTable('game_players').set(change.set).where('player_id', '=', change.player_id).execute();
  }
}
