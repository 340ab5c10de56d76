import type { HostSponsor } from '@snug/contract';
import type { SponsorRow } from '../database/schema.ts';
import type { Keys } from '../foundation/keys.ts';

/** A sponsor as its venue sees it. */
export function hostSponsorView(keys: Keys, { sponsor_id, name, key, proof_token }: SponsorRow): HostSponsor {
  // With another secret than when it was shared, the address does not work either.
  return { sponsor_id, name, key, proof_token: keys.opened(proof_token) ?? '' };
}

/** What a proof sheet is found by: a reader of the database cannot open it. */
export function proofHash(keys: Keys, token: string): string {
  return keys.limit(`proof\n${token}`);
}
