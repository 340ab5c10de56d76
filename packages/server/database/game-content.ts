import type { Question, Round } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { withoutForeignPictures } from './picture-origins.ts';
import { toRow } from './rows.ts';
import type { QuestionRow, RoundRow, Trx } from './schema.ts';

/** The rounds and questions of a game. */
interface Content {
  readonly rounds: readonly Round[];
  readonly questions: readonly Question[];
}

/** Gives a game its rounds and questions, without the pictures that are not shown; the pack keeps those. */
export async function insertContent(trx: Trx, game_id: string, { rounds, questions }: Content): Promise<void> {
  for (const round of rounds) await insertRound(trx, { round: { ...toRow(round), game_id } });
  for (const question of await withoutForeignPictures(trx, questions))
    await insertQuestion(trx, { question: { ...toRow(question), game_id } });
}

/**
 * Puts others in the place of those that a game has. Nothing may have been asked, since answers are of questions. What was
 * graded all the same goes with its question.
 */
export async function replaceContent(trx: Trx, game_id: string, content: Content): Promise<void> {
  await trx.deleteFrom('grades').where('game_id', '=', game_id).execute();
  await trx.deleteFrom('grade_changes').where('game_id', '=', game_id).execute();
  await trx.deleteFrom('questions').where('game_id', '=', game_id).execute();
  await trx.deleteFrom('rounds').where('game_id', '=', game_id).execute();
  await insertContent(trx, game_id, content);
}

const insertRound = compiledQuery((db, { round }: { round: RoundRow }) => db.insertInto('rounds').values(round));
const insertQuestion = compiledQuery((db, { question }: { question: QuestionRow }) =>
  db.insertInto('questions').values(question),
);
