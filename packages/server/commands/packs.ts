import { type HostPack, type Pack, packsPerVenueMax } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import { takeLock } from '../database/lock.ts';
import { packAt } from '../database/packs.ts';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { packsOf } from '../queries/pack.ts';

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

/** Keeps an imported pack in a venue's list, unless the list is full; resolves with it as the list shows it. */
export function addPack(
  { store, clock, random }: Pick<ServerContext, 'store' | 'clock' | 'random'>,
  venue_id: string,
  pack: Pack,
): Promise<HostPack> {
  return store.write(async (trx) => {
    const pack_id = await keepPack(trx, { venue_id, pack, random, now: clock.now() });
    const packs = await packsOf(trx, venue_id);
    // A pack that the list has is no further one.
    if (packs.length > packsPerVenueMax) throw new Refusal(409, details.tooManyPacks);
    const kept = packs.find((each) => each.pack_id === pack_id);
    if (!kept) throw new Error('The pack that was just kept is not in the list.');
    return kept;
  });
}

/** Takes a pack off its venue's list, unless a game that has not begun is made from it. The pack stays with its games. */
export function removePack(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  venue_id: string,
  pack_id: string,
): Promise<void> {
  return store.write(async (trx) => {
    await takeLock(trx, `pack ${pack_id}`);
    await packAt(trx, { venue_id, pack_id });
    const planned = await trx
      .selectFrom('games')
      .select('game_id')
      .where('pack_id', '=', pack_id)
      .where('status', '=', 'live')
      .where('game_started', '=', 0)
      .executeTakeFirst();
    if (planned) throw new Refusal(409, details.packPlanned);
    await setRemoved(trx, pack_id, clock.now());
  });
}

async function setRemoved(trx: Trx, pack_id: string, removed_at: number | null): Promise<void> {
  await trx.updateTable('packs').set({ removed_at }).where('pack_id', '=', pack_id).execute();
}
