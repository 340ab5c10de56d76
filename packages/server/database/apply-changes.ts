import type { Kysely, Transaction } from 'kysely';
import type { Change } from '../rules/outcome.ts';
import { compiledQuery } from './compiled-query.ts';
import { openStream } from './message-log.ts';
import type { AnswerRow, Database, QuestionRow } from './schema.ts';

/** Makes the changes that a rule named, in their order. */
export async function apply(trx: Transaction<Database>, game_id: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) await applyOne(trx, game_id, change);
}

async function applyOne(trx: Transaction<Database>, game_id: string, change: Change): Promise<unknown> {
  switch (change.kind) {
    case 'game':
      return setGame(trx, { game_id, set: change.set });
    case 'round':
      return setRound(trx, change);
    case 'question':
      return setAsked(trx, { question_id: change.question_id, asked_order: change.set.asked_order });
    case 'withdraw':
      return change.teamid === undefined
        ? withdraw(trx, change)
        : withdrawOne(trx, { ...change, teamid: change.teamid });
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
    case 'suggestion':
      return keepSuggestion(trx, change.row);
    case 'double':
      return keepDouble(trx, change.row);
    case 'double-write':
      return keepDoubleWrite(trx, change.row);
    case 'submission':
      return newSubmission(trx, change);
    case 'new-team':
      await newTeam(trx, change);
      return openStream(trx, game_id, 'team', change.row.teamid);
    case 'team':
      return setTeam(trx, change);
    case 'new-player':
      return newPlayer(trx, change);
    case 'player':
      return setPlayer(trx, change);
    case 'new-invite':
      return newInvite(trx, change);
    case 'invite':
      return setInvite(trx, change);
    case 'feedback':
      return trx.insertInto('feedback').values(change.row).execute();
  }
}

type Of<K extends Change['kind']> = Omit<Extract<Change, { readonly kind: K }>, 'kind'>;

type Withdrawal = Pick<Of<'withdraw'>, 'round_id' | 'at'>;
const withdraw = compiledQuery((db, given: Withdrawal) => standingIn(db, given));
const withdrawOne = compiledQuery((db, given: Withdrawal & { teamid: string }) =>
  standingIn(db, given).where('teamid', '=', given.teamid),
);
function standingIn(db: Kysely<Database>, { round_id, at }: Withdrawal) {
  return db
    .updateTable('submissions')
    .set({ withdrawn_at: at })
    .where('round_id', '=', round_id)
    .where('withdrawn_at', 'is', null);
}
const setGame = compiledQuery((db, { game_id, set }: Of<'game'> & { game_id: string }) =>
  db.updateTable('games').set(set).where('game_id', '=', game_id),
);
const setRound = compiledQuery((db, { round_id, set }: Of<'round'>) =>
  db.updateTable('rounds').set(set).where('round_id', '=', round_id),
);
const setTeam = compiledQuery((db, { teamid, set }: Of<'team'>) =>
  db.updateTable('game_teams').set(set).where('teamid', '=', teamid),
);
const setPlayer = compiledQuery((db, { player_id, set }: Of<'player'>) =>
  db.updateTable('game_players').set(set).where('player_id', '=', player_id),
);
const setInvite = compiledQuery((db, { invite_id, set }: Of<'invite'>) =>
  db.updateTable('game_invites').set(set).where('invite_id', '=', invite_id),
);

const newSubmission = compiledQuery((db, { row }: Of<'submission'>) => db.insertInto('submissions').values(row));
const newTeam = compiledQuery((db, { row }: Of<'new-team'>) => db.insertInto('game_teams').values(row));
const newPlayer = compiledQuery((db, { row }: Of<'new-player'>) => db.insertInto('game_players').values(row));
const newInvite = compiledQuery((db, { row }: Of<'new-invite'>) => db.insertInto('game_invites').values(row));

const setAsked = compiledQuery((db, { question_id, asked_order }: Pick<QuestionRow, 'question_id' | 'asked_order'>) =>
  db.updateTable('questions').set({ asked_order }).where('question_id', '=', question_id),
);

const keepAnswer = compiledQuery((db, { teamid, question_id, late, answer, at }: AnswerRow) =>
  db
    .insertInto('answers')
    .values({ teamid, question_id, late, answer, at })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'late']).doUpdateSet({ answer, at })),
);

const keepAnswerWrite = compiledQuery((db, { teamid, question_id, client_hash, seq }: Database['answer_writes']) =>
  db
    .insertInto('answer_writes')
    .values({ teamid, question_id, client_hash, seq })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'client_hash']).doUpdateSet({ seq })),
);

const keepSuggestion = compiledQuery(
  (db, { teamid, question_id, player_id, suggestion, at }: Database['suggestions']) =>
    db
      .insertInto('suggestions')
      .values({ teamid, question_id, player_id, suggestion, at })
      .onConflict((row) => row.columns(['teamid', 'question_id', 'player_id']).doUpdateSet({ suggestion, at })),
);

const keepDouble = compiledQuery((db, { teamid, round_id, doubled }: Database['doubles']) =>
  db
    .insertInto('doubles')
    .values({ teamid, round_id, doubled })
    .onConflict((row) => row.columns(['teamid', 'round_id']).doUpdateSet({ doubled })),
);

/** A submission may stand earlier in its client's count than a double that came before it: the count never goes back. */
const keepDoubleWrite = compiledQuery((db, { teamid, round_id, client_hash, seq }: Database['double_writes']) =>
  db
    .insertInto('double_writes')
    .values({ teamid, round_id, client_hash, seq })
    .onConflict((row) =>
      row.columns(['teamid', 'round_id', 'client_hash']).doUpdateSet({ seq }).where('double_writes.seq', '<', seq),
    ),
);
