import type { FakeInvite } from './state.ts';
import { type Told, toTeam } from './told.ts';

/** Invites are over; their team hears so. */
export function closeInvites(
  told: Told,
  invites: readonly FakeInvite[],
  closed_as: NonNullable<FakeInvite['closed_as']>,
): void {
  for (const invite of invites) {
    const { teamid, invite_id } = invite;
    invite.closed_as = closed_as;
    toTeam(told, teamid, { type: 'CANCEL_INVITE', teamid, invite_id });
  }
}
