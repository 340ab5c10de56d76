import type { Change, OutgoingMessage } from './decision.ts';
import { toPlayer, toTeam } from './recipients.ts';
import type { Invite, InvitedPlayer } from './state/people.ts';

/** Whether an invite can still be used. Joining does not close a shared link: the whole table uses it. */
export function isOpen({ closed_at, expires_at }: Pick<Invite, 'closed_at' | 'expires_at'>, now: number): boolean {
  return closed_at === null && now < expires_at;
}

/** Closes invites. `messages` tells the team they were for. */
export function closeInvites(
  invites: readonly Pick<Invite, 'invite_id'>[],
  closed_as: NonNullable<Invite['closed_as']>,
  now: number,
) {
  return {
    changes: invites.map(
      ({ invite_id }): Change => ({ kind: 'invite', invite_id, set: { closed_at: now, closed_as } }),
    ),
    messages: (teamid: string): OutgoingMessage[] =>
      invites.map(({ invite_id }) => toTeam(teamid, { type: 'CANCEL_INVITE', teamid, invite_id })),
  };
}

/** Tells only the invited player that the invite is closed. */
export function announceClosedInvite({ invite_id, player }: InvitedPlayer, teamid: string): OutgoingMessage {
  return toPlayer(player, { type: 'CANCEL_INVITE', teamid, invite_id });
}
