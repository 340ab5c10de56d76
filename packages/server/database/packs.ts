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
export async function changeSpelling(
  trx: Trx,
  game_id: string,
  { round_order, question_index, part, text, take_back }: Extract<Change, { kind: 'pack-spelling' }>,
): Promise<void> {
  const { pack_id } = (await packOfGame(trx, game_id)) ?? {};
  if (pack_id === undefined) return;
  // Two games of one pack may add to it at the same time.
  await takeLock(trx, `pack ${pack_id}`);
  const row = await packOfGame(trx, game_id);
  if (!row) return;
  const pack = JSON.parse(row.body) as Pack;
  const texts = pack.rounds[round_order - 1]?.questions[question_index]?.accepted[part];
  const place = texts?.findIndex((each) => foldAnswer(each) === foldAnswer(text)) ?? -1;
  if (!texts || (take_back ? place < 1 : place >= 0)) return;
  if (take_back) texts.splice(place, 1);
  else texts.push(text);
  await trx
    .updateTable('packs')
    .set({ body: JSON.stringify(pack) })
    .where('pack_id', '=', row.pack_id)
    .execute();
}
