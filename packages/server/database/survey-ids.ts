import type { Db, Trx } from './schema.ts';

/** Whether an id was made for this sponsor's page. */
export async function isSurveyId(db: Db, id_hash: string, sponsor_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('survey_ids')
    .select('id_hash')
    .where('id_hash', '=', id_hash)
    .where('sponsor_id', '=', sponsor_id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addSurveyId(trx: Trx, row: { id_hash: string; sponsor_id: string; created_at: number }) {
  await trx.insertInto('survey_ids').values(row).execute();
}
