import { withdrawSubmission } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { Withdrawal } from '../game/game.ts';

/** Takes a submission back at the host. One that is named leaves a newer one alone, however late the request arrives. */
export async function withdrawAtHost(
  { call }: Pick<SnugCore, 'call'>,
  { gameid }: { readonly gameid: string },
  { round_order, submission_id }: Withdrawal,
): Promise<void> {
  await call(withdrawSubmission, { params: { id: gameid, round: String(round_order) }, body: { submission_id } });
}
