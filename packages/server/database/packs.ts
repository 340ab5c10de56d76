import { foldAnswer, type Pack } from '@snug/contract';
import { type Change, details, Refusal } from '@snug/rules';
import { compiledQuery } from './compiled-query.ts';
import { takeLock } from './lock.ts';
import type { Db, PackRow, Trx } from './schema.ts';

/** The pack that a game was made from; undefined for a game from before packs were kept. */
export async function packOfGame(db: Db, game_id: string): Promise<PackRow | undefined> {
  const [row] = await packOf(db, { game_id });
  return row;
}

/** A pack that the venue has, and whose content is known; undefined: it has no such pack. */
export async function packOfVenue(db: Db, venue_id: string, pack_id: string): Promise<Pack | undefined> {
  const [row] = await packWithId(db, { venue_id, pack_id });
  return row && (JSON.parse(row.body) as Pack);
}

const packWithId = compiledQuery((db, { venue_id, pack_id }: { venue_id: string; pack_id: string }) =>
  db
    .selectFrom('packs')
    .select('body')
    .where('venue_id', '=', venue_id)
    .where('pack_id', '=', pack_id)
    .where('removed_at', 'is', null),
);

/** A pack in a venue's list. Refuses when it is not there. */
export async function packAt(db: Db, { venue_id, pack_id }: Pick<PackRow, 'venue_id' | 'pack_id'>): Promise<PackRow> {
  const row = await db.selectFrom('packs').selectAll().where('pack_id', '=', pack_id).executeTakeFirst();
  if (row?.venue_id !== venue_id || row.removed_at !== null) throw new Refusal(404, details.noSuchPack);
  return row;
}

const packOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('games')
    .innerJoin('packs', 'packs.pack_id', 'games.pack_id')
    .selectAll('packs')
    .where('game_id', '=', game_id),
);

/**
 * Adds a spelling to the pack that a game was made from, so that a game made from the kept pack (`hostGamePack`) accepts it
 * too, or takes it out. The first text of a wanted answer stays.
 */
export function changeSpelling(
  trx: Trx,
  game_id: string,
  { round_order, question_index, part, text, take_back }: Extract<Change, { kind: 'pack-spelling' }>,
): Promise<void> {
  return changePack(trx, game_id, (pack) => {
    const texts = pack.rounds[round_order - 1]?.questions[question_index]?.accepted[part];
    const place = texts?.findIndex((each) => foldAnswer(each) === foldAnswer(text)) ?? -1;
    if (!texts || (take_back ? place < 1 : place >= 0)) return false;
    if (take_back) texts.splice(place, 1);
    else texts.push(text);
    return true;
  });
}

/** Mends a question of the pack that a game was made from. */
export function mendPack(
  trx: Trx,
  game_id: string,
  { round_order, question_index, set }: Extract<Change, { kind: 'pack-question' }>,
): Promise<void> {
  return changePack(trx, game_id, (pack) => {
    const question = pack.rounds[round_order - 1]?.questions[question_index];
    if (!question) return false;
    Object.assign(question, set);
    return true;
  });
}

/** Changes the pack that a game was made from; `change` says whether it did. */
async function changePack(trx: Trx, game_id: string, change: (pack: Pack) => boolean): Promise<void> {
  const { pack_id } = (await packOfGame(trx, game_id)) ?? {};
  if (pack_id === undefined) return;
  // Two games of one pack may change it at the same time.
  await takeLock(trx, `pack ${pack_id}`);
  const row = await packOfGame(trx, game_id);
  if (!row) return;
  const pack = JSON.parse(row.body) as Pack;
  if (!change(pack)) return;
  await trx
    .updateTable('packs')
    .set({ body: JSON.stringify(pack) })
    .where('pack_id', '=', row.pack_id)
    .execute();
}
