import type { Transaction } from 'kysely';
import { openStream } from '../live/stream.ts';
import type { Change } from '../rules/outcome.ts';
import { prepared } from './prepared.ts';
import type { AnswerRow, Database, QuestionRow } from './schema.ts';

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
      return setAsked(trx, { question_id: change.question_id, asked_order: change.set.asked_order });
    case 'withdraw':
      return trx
        .updateTable('submissions')
        .set({ withdrawn_at: change.at })
        .where('round_id', '=', change.round_id)
        .where('withdrawn_at', 'is', null)
        .$if(change.teamid !== undefined, (query) => query.where('teamid', '=', change.teamid ?? ''))
        .execute();
    case 'accept':
      return trx
        .updateTable('submissions')
        .set({ late: 0 })
        .where('submission_id', '=', change.submission_id)
        .execute();
    case 'answer':
      return keepAnswer(trx, change.row);
    case 'answer-write':
      return keepAnswerWrite(trx, change.row);
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
    case 'new-team':
      await trx.insertInto('game_teams').values(change.row).execute();
      return openStream(trx, game_id, 'team', change.row.teamid);
    case 'team':
      return trx.updateTable('game_teams').set(change.set).where('teamid', '=', change.teamid).execute();
    case 'new-player':
      return trx.insertInto('game_players').values(change.row).execute();
    case 'player':
      return trx.updateTable('game_players').set(change.set).where('player_id', '=', change.player_id).execute();
    case 'new-invite':
      return trx.insertInto('game_invites').values(change.row).execute();
    case 'invite':
      return trx.updateTable('game_invites').set(change.set).where('invite_id', '=', change.invite_id).execute();
    case 'feedback':
      return trx.insertInto('feedback').values(change.row).execute();
  }
}

const setAsked = prepared((db, { question_id, asked_order }: Pick<QuestionRow, 'question_id' | 'asked_order'>) =>
  db.updateTable('questions').set({ asked_order }).where('question_id', '=', question_id),
);

const keepAnswer = prepared((db, { teamid, question_id, late, answer, at }: AnswerRow) =>
  db
    .insertInto('answers')
    .values({ teamid, question_id, late, answer, at })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'late']).doUpdateSet({ answer, at })),
);

const keepAnswerWrite = prepared((db, { teamid, question_id, client_hash, seq }: Database['answer_writes']) =>
  db
    .insertInto('answer_writes')
    .values({ teamid, question_id, client_hash, seq })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'client_hash']).doUpdateSet({ seq })),
);
