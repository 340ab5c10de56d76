import type { GradedGame, StoredAdjustment, StoredAppeal, StoredGrade } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { readGameState } from './game-state.ts';
import { fromRow } from './rows.ts';
import type { Db } from './schema.ts';
import { countedTeams } from './team-holdings.ts';

/** A game with everything that scores depend on; undefined when it does not exist. */
export async function readGradedGame(db: Db, game_id: string): Promise<GradedGame | undefined> {
  const state = await readGameState(db, game_id);
  if (!state) return undefined;
  return {
    ...state,
    teams: await countedTeams(db, game_id),
    submissions: (await submissionsIn(db, { game_id })).map(fromRow),
    ...(await readGrading(db, game_id)),
  };
}

/** The grades, the bonuses and penalties that stand, and the appeals of a game. */
export async function readGrading(
  db: Db,
  game_id: string,
): Promise<Pick<GradedGame, 'grades' | 'adjustments' | 'appeals'>> {
  const adjustments = await readAdjustments(db, game_id);
  return {
    grades: (await gradesOf(db, { game_id })).map(fromRow) as StoredGrade[],
    adjustments: adjustments.filter(({ withdrawn_at }) => withdrawn_at === null),
    appeals: await appealsOf(db, { game_id }),
  };
}

/** The bonuses and penalties of a game, those taken back included, the oldest first. */
export function readAdjustments(db: Db, game_id: string): Promise<StoredAdjustment[]> {
  return adjustmentsOf(db, { game_id });
}

/** The stored grades of answers to these questions. */
export async function readGradesOf(db: Db, question_ids: readonly string[]): Promise<StoredGrade[]> {
  return (await gradesOfQuestions(db, { question_ids })).map(fromRow) as StoredGrade[];
}

/** A team's appeal about a question. */
export async function readAppealAbout(db: Db, teamid: string, question_id: string): Promise<StoredAppeal | undefined> {
  const [row] = await appealAbout(db, { teamid, question_id });
  return row;
}

/** An appeal of a game by its id. */
export async function readAppeal(db: Db, game_id: string, appeal_id: string): Promise<StoredAppeal | undefined> {
  const [row] = await appealWithId(db, { game_id, appeal_id });
  return row;
}

/** The submissions of the teams that are in a game, without those withdrawn. */
const submissionsIn = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('submissions')
    .innerJoin('game_teams', 'game_teams.teamid', 'submissions.teamid')
    .selectAll('submissions')
    .where('submissions.game_id', '=', game_id)
    .where('kicked_at', 'is', null)
    .where('withdrawn_at', 'is', null),
);

const gradesOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('grades').selectAll().where('game_id', '=', game_id),
);

const gradesOfQuestions = compiledQuery((db, { question_ids }: { question_ids: readonly string[] }) =>
  db.selectFrom('grades').selectAll().where('question_id', 'in', question_ids),
);

const adjustmentsOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('adjustments').selectAll().where('game_id', '=', game_id).orderBy('at').orderBy('adjustment_id'),
);

const appealsOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('appeals').selectAll().where('game_id', '=', game_id).orderBy('at').orderBy('appeal_id'),
);

const appealAbout = compiledQuery((db, { teamid, question_id }: { teamid: string; question_id: string }) =>
  db.selectFrom('appeals').selectAll().where('teamid', '=', teamid).where('question_id', '=', question_id),
);

const appealWithId = compiledQuery((db, { game_id, appeal_id }: { game_id: string; appeal_id: string }) =>
  db.selectFrom('appeals').selectAll().where('game_id', '=', game_id).where('appeal_id', '=', appeal_id),
);
