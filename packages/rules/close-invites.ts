import type { Change, OutgoingMessage } from './decision.ts';
import { toPlayer, toTeam } from './recipients.ts';
import type { Invite, InvitedPlayer } from './state/people.ts';

/** Whether an invite still lets somebody in. A shared link stays open for the whole table. */
export function isOpen({ closed_at, expires_at }: Pick<Invite, 'closed_at' | 'expires_at'>, now: number): boolean {
  return closed_at === null && now < expires_at;
}

/** Ends invites, and tells their team. */
export function closing(
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

/** Tells the invited player alone. */
export function inviteGone({ invite_id, player }: InvitedPlayer, teamid: string): OutgoingMessage {
  return toPlayer(player, { type: 'CANCEL_INVITE', teamid, invite_id });
}
