import { sendInviteNotification } from '../accounts/invite-notification.ts';
import { runCommand } from './run-command.ts';
/** Sends the notification of a recorded invite. If it is refused or fails, the invite is withdrawn. */
export async function notifyInvitee(context, { invite, contact }, sender) {
    if (!contact)
        return;
    try {
        await sendInviteNotification(context, { ...invite, contact, sender });
    }
    catch (error) {
        await runCommand(context, invite.game_id, 'withdrawInvite', { invite_id: invite.invite_id });
        throw error;
    }
}
