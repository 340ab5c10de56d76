import type { Change } from '@snug/rules';
import type { Kysely, Transaction } from 'kysely';
import { compiledQuery } from './compiled-query.ts';
import { openStream } from './message-log.ts';
import { toRow } from './rows.ts';
import type {
  AnswerRow,
  Database,
  GameInviteRow,
  GamePlayerRow,
  GameRow,
  GameTeamRow,
  QuestionRow,
  RoundRow,
  SubmissionRow,
} from './schema.ts';

/** Makes the changes that a rule named, in their order. */
export async function applyChanges(
  trx: Transaction<Database>,
  game_id: string,
  changes: readonly Change[],
): Promise<void> {
  for (const change of changes) await applyOne(trx, game_id, change);
}

async function applyOne(trx: Transaction<Database>, game_id: string, change: Change): Promise<unknown> {
  switch (change.kind) {
    case 'game':
      return setGame(trx, { game_id, set: toRow(change.set) });
    case 'round':
      return setRound(trx, { round_id: change.round_id, set: toRow(change.set) });
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
      return keepAnswer(trx, toRow(change.row));
    case 'answer-write':
      return keepAnswerWrite(trx, change.row);
    case 'suggestion':
      return keepSuggestion(trx, change.row);
    case 'double':
      return keepDouble(trx, toRow(change.row));
    case 'double-write':
      return keepDoubleWrite(trx, change.row);
    case 'submission':
      return newSubmission(trx, { row: toRow(change.row) });
    case 'new-team':
      await newTeam(trx, { row: change.row });
      return openStream(trx, game_id, 'team', change.row.teamid);
    case 'team':
      return setTeam(trx, { teamid: change.teamid, set: change.set });
    case 'new-player':
      return newPlayer(trx, { row: toRow(change.row) });
    case 'player':
      return setPlayer(trx, { player_id: change.player_id, set: toRow(change.set) });
    case 'new-invite':
      return newInvite(trx, { row: change.row });
    case 'invite':
      return setInvite(trx, { invite_id: change.invite_id, set: change.set });
    case 'short-link':
      return trx.insertInto('short_links').values(change.row).execute();
    case 'feedback':
      return trx.insertInto('feedback').values(toRow(change.row)).execute();
  }
}

interface Withdrawal {
  round_id: string;
  at: number;
}

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
const setGame = compiledQuery((db, { game_id, set }: { game_id: string; set: Partial<GameRow> }) =>
  db.updateTable('games').set(set).where('game_id', '=', game_id),
);
const setRound = compiledQuery((db, { round_id, set }: { round_id: string; set: Partial<RoundRow> }) =>
  db.updateTable('rounds').set(set).where('round_id', '=', round_id),
);
const setTeam = compiledQuery((db, { teamid, set }: { teamid: string; set: Partial<GameTeamRow> }) =>
  db.updateTable('game_teams').set(set).where('teamid', '=', teamid),
);
const setPlayer = compiledQuery((db, { player_id, set }: { player_id: string; set: Partial<GamePlayerRow> }) =>
  db.updateTable('game_players').set(set).where('player_id', '=', player_id),
);
const setInvite = compiledQuery((db, { invite_id, set }: { invite_id: string; set: Partial<GameInviteRow> }) =>
  db.updateTable('game_invites').set(set).where('invite_id', '=', invite_id),
);

const newSubmission = compiledQuery((db, { row }: { row: SubmissionRow }) => db.insertInto('submissions').values(row));
const newTeam = compiledQuery((db, { row }: { row: GameTeamRow }) => db.insertInto('game_teams').values(row));
const newPlayer = compiledQuery((db, { row }: { row: GamePlayerRow }) => db.insertInto('game_players').values(row));
const newInvite = compiledQuery((db, { row }: { row: GameInviteRow }) => db.insertInto('game_invites').values(row));

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
