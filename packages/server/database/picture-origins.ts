import type { Pack } from '@snug/contract';
import { isShownPicture, type Question } from '@snug/rules';
import type { Db, Trx } from './schema.ts';
import type { Store } from './store.ts';

const key = 'picture_origins';

/** The origins beyond this server that pictures of questions and ads may come from, as the setting has them. */
export async function pictureOriginsOf(db: Db): Promise<readonly string[]> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as string[]) : [];
}

/** The questions as players may be shown them: a picture from elsewhere is left out, since browsers would not load it. */
export async function withoutForeignPictures(trx: Trx, questions: readonly Question[]): Promise<Question[]> {
  const origins = await pictureOriginsOf(trx);
  return questions.map((question) => (isShownPicture(question.image, origins) ? question : { ...question, image: '' }));
}

/**
 * Keeps the setting where commands find it too, on the thread of the database and on PostgreSQL. Games that have not ended
 * follow a changed setting: pictures that are no longer shown are left out, and those that now are come back from the pack.
 */
export async function keepPictureOrigins({ write }: Pick<Store, 'write'>, origins: readonly string[]): Promise<void> {
  await write(async (trx) => {
    const value = JSON.stringify(origins);
    const known = await trx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    if (known?.value === value) return;
    await trx.deleteFrom('meta').where('key', '=', key).execute();
    await trx.insertInto('meta').values({ key, value }).execute();
    await leaveOut(trx, origins);
    await bringBack(trx, origins);
  });
}

async function leaveOut(trx: Trx, origins: readonly string[]): Promise<void> {
  const shown = await trx
    .selectFrom('questions')
    .innerJoin('games', 'games.game_id', 'questions.game_id')
    .select(['question_id', 'image'])
    .where('games.status', '=', 'live')
    .where('image', 'like', 'http%')
    .execute();
  for (const { question_id, image } of shown) {
    if (!isShownPicture(image, origins)) await setImage(trx, question_id, '');
  }
}

async function bringBack(trx: Trx, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const without = await trx
    .selectFrom('questions')
    .innerJoin('rounds', 'rounds.round_id', 'questions.round_id')
    .innerJoin('games', 'games.game_id', 'questions.game_id')
    .innerJoin('packs', 'packs.pack_id', 'games.pack_id')
    .select(['question_id', 'question_index', 'question_text', 'round_order', 'body'])
    .where('games.status', '=', 'live')
    .where('image', '=', '')
    .execute();
  for (const { question_id, question_index, question_text, round_order, body } of without) {
    const { rounds } = JSON.parse(body) as Pack;
    const inPack = rounds[round_order - 1]?.questions[question_index];
    // The pack may have been changed since the game was made of it: another question has come to this place.
    const image = inPack?.question_text === question_text ? (inPack.image ?? '') : '';
    if (image !== '' && isShownPicture(image, origins)) await setImage(trx, question_id, image);
  }
}

async function setImage(trx: Trx, question_id: string, image: string): Promise<void> {
  await trx.updateTable('questions').set({ image }).where('question_id', '=', question_id).execute();
}
