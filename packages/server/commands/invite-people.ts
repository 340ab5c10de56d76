import type { RecordedInvite } from '@snug/rules';
import { sendInviteNotification } from '../accounts/invite-notification.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { runCommand } from './run-command.ts';

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
