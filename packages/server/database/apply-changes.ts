import { createHash } from 'node:crypto';
import type { Change } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { replaceContent } from './game-content.ts';
import { openStream } from './message-log.ts';
import { changeSpelling, mendPack } from './packs.ts';
import { moveBallots, setBallot, setVote } from './photos.ts';
import { addRating } from './rating-groups.ts';
import { toRow } from './rows.ts';
import type {
  Database,
  Db,
  GameInviteRow,
  GamePlayerRow,
  GameRow,
  GameTeamRow,
  QuestionRow,
  RoundRow,
  Trx,
} from './schema.ts';

/** Makes the changes of a rule's decision, in their order. */
export async function applyChanges(trx: Trx, game_id: string, changes: readonly Change[]): Promise<void> {
  for (const change of changes) await applyChange(trx, game_id, change);
}

async function applyChange(trx: Trx, game_id: string, change: Change): Promise<unknown> {
  switch (change.kind) {
    case 'game':
      return updateGame(trx, { game_id, set: toRow(change.set) });
    case 'round':
      return updateRound(trx, { round_id: change.round_id, set: toRow(change.set) });
    case 'question':
      return updateQuestion(trx, { question_id: change.question_id, set: toRow(change.set) });
    case 'withdraw':
      if (change.teamid === undefined) return withdrawAll(trx, change);
      if (change.at_close === undefined) return withdrawOfTeam(trx, { ...change, teamid: change.teamid });
      return withdrawOne(trx, { ...change, teamid: change.teamid, at_close: Number(change.at_close) });
    case 'amend':
      return trx
        .updateTable('submissions')
        .set(toRow(change.set))
        .where('submission_id', '=', change.submission_id)
        .execute();
    case 'accept':
      return trx
        .updateTable('submissions')
        .set({ late: 0 })
        .where('submission_id', '=', change.submission_id)
        .execute();
    case 'answer':
      return upsertAnswer(trx, toRow(change.row));
    case 'answer-write':
      return upsertAnswerWrite(trx, change.row);
    case 'suggestion':
      return upsertSuggestion(trx, change.row);
    case 'double':
      return upsertDouble(trx, toRow(change.row));
    case 'double-write':
      return upsertDoubleWrite(trx, change.row);
    case 'submission':
      return insertSubmission(trx, { row: toRow(change.row) });
    case 'new-team':
      await insertTeam(trx, { row: change.row });
      return openStream(trx, game_id, 'team', change.row.teamid);
    case 'team':
      return updateTeam(trx, { teamid: change.teamid, set: change.set });
    case 'new-player':
      return insertPlayer(trx, { row: toRow(change.row) });
    case 'player':
      return updatePlayer(trx, { player_id: change.player_id, set: toRow(change.set) });
    case 'new-invite':
      return insertInvite(trx, { row: change.row });
    case 'invite':
      return updateInvite(trx, { invite_id: change.invite_id, set: change.set });
    case 'short-link':
      return trx.insertInto('short_links').values(change.row).execute();
    case 'feedback':
      return addRating(trx, toRow(change.row));
    case 'grade':
      return upsertGrade(trx, { ...toRow(change.row), answer_hash: hashOf(change.row.answer_key) });
    case 'grade-change':
      return insertGradeChange(trx, { row: toRow(change.row) });
    case 'adjustment':
      return trx.insertInto('adjustments').values(change.row).execute();
    case 'withdraw-adjustment':
      return trx
        .updateTable('adjustments')
        .set({ withdrawn_at: change.at })
        .where('adjustment_id', '=', change.adjustment_id)
        .execute();
    case 'appeal':
      return trx
        .insertInto('appeals')
        .values(change.row)
        .onConflict((row) => row.column('appeal_id').doUpdateSet(change.row))
        .execute();
    case 'final-result': {
      const { points, ...row } = change.row;
      return trx
        .insertInto('final_results')
        .values({ ...row, half_points: 2 * points })
        .execute();
    }
    case 'shot':
      return trx.updateTable('images').set(change.set).where('image_code', '=', change.image_code).execute();
    case 'move-shots':
      return trx
        .updateTable('images')
        .set({ teamid: change.to })
        .where('kind', '=', 'game')
        .where('owner', '=', game_id)
        .where('teamid', '=', change.from)
        .execute();
    case 'vote':
      return setVote(trx, toRow(change.row));
    case 'ballot':
      return setBallot(trx, change.row);
    case 'move-ballots':
      return moveBallots(trx, change);
    case 'pack-spelling':
      return changeSpelling(trx, game_id, change);
    case 'pack-question':
      return mendPack(trx, game_id, change);
    case 'pack':
      await updateGame(trx, { game_id, set: { pack_id: change.pack_id } });
      return replaceContent(trx, game_id, change);
    case 'game-host':
      await trx.deleteFrom('game_hosts').where('game_id', '=', game_id).execute();
      return trx.insertInto('game_hosts').values({ game_id, host_id: change.host_id }).execute();
  }
}

interface Withdrawal {
  round_id: string;
  at: number;
}

const withdrawAll = compiledQuery((db, given: Withdrawal) => withdrawIn(db, given));
const withdrawOfTeam = compiledQuery((db, given: Withdrawal & { teamid: string }) =>
  withdrawIn(db, given).where('teamid', '=', given.teamid),
);
const withdrawOne = compiledQuery((db, given: Withdrawal & { teamid: string; at_close: number }) =>
  withdrawIn(db, given).where('teamid', '=', given.teamid).where('at_close', '=', given.at_close),
);
function withdrawIn(db: Db, { round_id, at }: Withdrawal) {
  return db
    .updateTable('submissions')
    .set({ withdrawn_at: at })
    .where('round_id', '=', round_id)
    .where('withdrawn_at', 'is', null);
}
const updateGame = compiledQuery((db, { game_id, set }: { game_id: string; set: Partial<GameRow> }) =>
  db.updateTable('games').set(set).where('game_id', '=', game_id),
);
const updateRound = compiledQuery((db, { round_id, set }: { round_id: string; set: Partial<RoundRow> }) =>
  db.updateTable('rounds').set(set).where('round_id', '=', round_id),
);
const updateTeam = compiledQuery((db, { teamid, set }: { teamid: string; set: Partial<GameTeamRow> }) =>
  db.updateTable('game_teams').set(set).where('teamid', '=', teamid),
);
const updatePlayer = compiledQuery((db, { player_id, set }: { player_id: string; set: Partial<GamePlayerRow> }) =>
  db.updateTable('game_players').set(set).where('player_id', '=', player_id),
);
const updateInvite = compiledQuery((db, { invite_id, set }: { invite_id: string; set: Partial<GameInviteRow> }) =>
  db.updateTable('game_invites').set(set).where('invite_id', '=', invite_id),
);

const insertSubmission = compiledQuery((db, { row }: { row: Database['submissions'] }) =>
  db.insertInto('submissions').values(row),
);
const insertTeam = compiledQuery((db, { row }: { row: GameTeamRow }) => db.insertInto('game_teams').values(row));
const insertPlayer = compiledQuery((db, { row }: { row: GamePlayerRow }) => db.insertInto('game_players').values(row));
const insertInvite = compiledQuery((db, { row }: { row: GameInviteRow }) => db.insertInto('game_invites').values(row));

const updateQuestion = compiledQuery((db, { question_id, set }: { question_id: string; set: Partial<QuestionRow> }) =>
  db.updateTable('questions').set(set).where('question_id', '=', question_id),
);

const upsertAnswer = compiledQuery((db, { teamid, question_id, late, answer, clue, at }: Database['answers']) =>
  db
    .insertInto('answers')
    .values({ teamid, question_id, late, answer, clue, at })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'late']).doUpdateSet({ answer, clue, at })),
);

/** Names a text of any length. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const upsertGrade = compiledQuery((db, given: Database['grades']) => {
  const { game_id, question_id, answer_key, answer_hash, marks, funny, version, by, at } = given;
  const set = { marks, funny, version, by, at };
  return db
    .insertInto('grades')
    .values({ game_id, question_id, answer_key, answer_hash, ...set })
    .onConflict((row) => row.columns(['question_id', 'answer_hash']).doUpdateSet(set));
});
const insertGradeChange = compiledQuery((db, { row }: { row: Database['grade_changes'] }) =>
  db.insertInto('grade_changes').values(row),
);

const upsertAnswerWrite = compiledQuery((db, { teamid, question_id, client_hash, seq }: Database['answer_writes']) =>
  db
    .insertInto('answer_writes')
    .values({ teamid, question_id, client_hash, seq })
    .onConflict((row) => row.columns(['teamid', 'question_id', 'client_hash']).doUpdateSet({ seq })),
);

const upsertSuggestion = compiledQuery(
  (db, { teamid, question_id, player_id, suggestion, at }: Database['suggestions']) =>
    db
      .insertInto('suggestions')
      .values({ teamid, question_id, player_id, suggestion, at })
      .onConflict((row) => row.columns(['teamid', 'question_id', 'player_id']).doUpdateSet({ suggestion, at })),
);

const upsertDouble = compiledQuery((db, { teamid, round_id, doubled }: Database['doubles']) =>
  db
    .insertInto('doubles')
    .values({ teamid, round_id, doubled })
    .onConflict((row) => row.columns(['teamid', 'round_id']).doUpdateSet({ doubled })),
);

/** The write number never decreases: a submission may have a lower one than a double that arrived before it. */
const upsertDoubleWrite = compiledQuery((db, { teamid, round_id, client_hash, seq }: Database['double_writes']) =>
  db
    .insertInto('double_writes')
    .values({ teamid, round_id, client_hash, seq })
    .onConflict((row) =>
      row.columns(['teamid', 'round_id', 'client_hash']).doUpdateSet({ seq }).where('double_writes.seq', '<', seq),
    ),
);
