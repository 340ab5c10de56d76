import { type Pack, packsPerVenueMax } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { takeLock } from '../database/lock.ts';
import type { PackRow, Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';

/**
 * Keeps a pack with its venue; one that the venue has with the same content, accepted spellings included, is the same pack,
 * and stands in the list again if it was taken off.
 */
export async function keepPack(
  trx: Trx,
  { venue_id, pack, random, now }: { venue_id: string; pack: Pack; random: Random; now: number },
): Promise<string> {
  const body = JSON.stringify(pack);
  const known = await trx
    .selectFrom('packs')
    .select(['pack_id', 'removed_at'])
    .where('venue_id', '=', venue_id)
    .where('body', '=', body)
    .executeTakeFirst();
  if (known) {
    if (known.removed_at !== null) await setRemoved(trx, known.pack_id, null);
    return known.pack_id;
  }
  const pack_id = newId(random);
  const row = { pack_id, venue_id, title: pack.title, body, created_at: now, removed_at: null };
  await trx.insertInto('packs').values(row).execute();
  return pack_id;
}

/** Keeps an imported pack, unless the list is full; resolves with its id. */
export async function addPack(trx: Trx, wanted: Parameters<typeof keepPack>[1]): Promise<string> {
  const { packs } = await trx
    .selectFrom('packs')
    .select(({ fn }) => fn.countAll<number>().as('packs'))
    .where('venue_id', '=', wanted.venue_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(packs) >= packsPerVenueMax) throw new Refusal(409, details.tooManyPacks);
  return keepPack(trx, wanted);
}

/** Takes a pack off its venue's list, unless a game that has not begun is made from it. The pack stays with its games. */
export async function removePack(trx: Trx, venue_id: string, pack_id: string, now: number): Promise<void> {
  await packAt(trx, venue_id, pack_id);
  await takeLock(trx, `pack ${pack_id}`);
  const planned = await trx
    .selectFrom('games')
    .select('game_id')
    .where('pack_id', '=', pack_id)
    .where('status', '=', 'live')
    .where('game_started', '=', 0)
    .executeTakeFirst();
  if (planned) throw new Refusal(409, details.packPlanned);
  await setRemoved(trx, pack_id, now);
}

/** A pack in a venue's list. Refuses when it is not there. */
export async function packAt(trx: Trx, venue_id: string, pack_id: string): Promise<PackRow> {
  const row = await trx.selectFrom('packs').selectAll().where('pack_id', '=', pack_id).executeTakeFirst();
  if (row?.venue_id !== venue_id || row.removed_at !== null) throw new Refusal(404, details.noSuchPack);
  return row;
}

async function setRemoved(trx: Trx, pack_id: string, removed_at: number | null): Promise<void> {
  await trx.updateTable('packs').set({ removed_at }).where('pack_id', '=', pack_id).execute();
}
