import type { InviteRequest } from '@snug/contract';
import type { Invitee, RecordedInvite } from '@snug/rules';
import { contactFrom } from '../accounts/contact.ts';
import { sendInviteNotification } from '../accounts/invite-notification.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { runCommand } from './run-command.ts';

/** The invitee of an invite request: identified by the field that `inviteBy` names, or else by the one that is given. */
export function inviteeOf({ inviteBy, email, phone, playerid }: InviteRequest): Invitee {
  const isById = inviteBy === undefined ? !email && !phone : inviteBy === 'playerid';
  if (isById && playerid) return { kind: 'playerid', contact: playerid };
  if (inviteBy === 'email') return contactFrom({ email });
  return contactFrom(inviteBy === 'phone' ? { phone } : { email, phone });
}

/** Sends the notification of a recorded invite. If it is refused or fails, the invite is withdrawn. */
export async function notifyInvitee(
  context: ServerContext,
  { invite, contact }: RecordedInvite,
  sender: string,
): Promise<void> {
  if (!contact) return;
  try {
    await sendInviteNotification(context, { ...invite, contact, sender });
  } catch (error) {
    await runCommand(context, invite.game_id, 'withdrawInvite', { invite_id: invite.invite_id });
    throw error;
  }
}
