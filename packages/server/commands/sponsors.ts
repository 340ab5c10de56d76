import type { HostSponsor } from '@snug/contract';
import { cleanSponsorName } from '@snug/rules';
import type { SponsorRow } from '../database/schema.ts';
import { sponsorOf } from '../database/sponsors.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { hostSponsorView, proofHash } from '../queries/sponsor.ts';

/** Makes a sponsor of a venue, or renames the one with this id. */
export async function saveSponsor(
  { store, random, clock, keys }: ServerContext,
  venue_id: string,
  { sponsor_id, name: given }: { readonly sponsor_id?: string | undefined; readonly name: string },
): Promise<HostSponsor> {
  const name = cleanSponsorName(given);
  return store.write(async (trx) => {
    if (sponsor_id === undefined) {
      const row: SponsorRow = {
        sponsor_id: newId(random),
        venue_id,
        name,
        key: newId(random),
        proof_token: '',
        proof_hash: null,
        created_at: clock.now(),
      };
      await trx.insertInto('sponsors').values(row).execute();
      return hostSponsorView(keys, row);
    }
    const row = await sponsorOf(trx, venue_id, sponsor_id);
    await trx.updateTable('sponsors').set({ name }).where('sponsor_id', '=', sponsor_id).execute();
    return hostSponsorView(keys, { ...row, name });
  });
}

/** Shares the proof sheet of a sponsor under a new address, or under none. The address before ends either way. */
export async function shareProof(
  { store, random, keys }: ServerContext,
  venue_id: string,
  sponsor_id: string,
  shared: boolean,
): Promise<HostSponsor> {
  const token = shared ? newCapability(random) : '';
  const set = shared
    ? { proof_token: keys.sealed(token), proof_hash: proofHash(keys, token) }
    : { proof_token: '', proof_hash: null };
  return store.write(async (trx) => {
    const row = await sponsorOf(trx, venue_id, sponsor_id);
    await trx.updateTable('sponsors').set(set).where('sponsor_id', '=', sponsor_id).execute();
    return hostSponsorView(keys, { ...row, ...set });
  });
}
