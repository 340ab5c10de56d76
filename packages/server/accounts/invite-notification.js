import { inviteLifeMs } from '@snug/contract';
import { details } from '@snug/rules';
import { linkToken, newShortLink } from './links.ts';
import { nameInNotification } from './name-in-notification.ts';
import { sendNotification } from './notify.ts';
/**
 * Sends a person the link that joins a team (CALL-36). The short link leads to the join screen with a token that logs in
 * for this game; nothing here depends on whether the contact has an account (H51).
 */
export async function sendInviteNotification(context, invite) {
    const { store, quotas } = context;
    const { contact, game_id, code, teamid, sender } = invite;
    const counted = [
        ['invitesOfSender', sender],
        ['invitesOfTeam', teamid],
        ['invitesToContact', contact.contact],
    ];
    const token = await linkToken(context, { contact, game_id });
    const url_id = await store.write(async (trx) => {
        for (const [limit, of] of counted)
            await quotas.take(trx, limit, of, details.tooManyInvites);
        return newShortLink(context, trx, `/auth/link/join/${game_id}/team/${code}#token=${token}`, inviteLifeMs);
    });
    const inviter = nameInNotification(invite.inviter_name, 'A player');
    const team = nameInNotification(invite.team_name, 'a team');
    const notification = {
        kind: contact.kind,
        to: contact.contact,
        subject: 'You are invited to a quiz',
        text: `${inviter} invites you to play in the team ${team}: ${context.origin()}/sl/${url_id}`,
    };
    await sendNotification(context, notification, () => store.write(async (trx) => {
        for (const [limit, of] of counted)
            await quotas.forgive(trx, limit, of);
        await trx.updateTable('short_links').set({ expires_at: 0 }).where('url_id', '=', url_id).execute();
    }));
}
