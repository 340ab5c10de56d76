import { details } from '@snug/rules';
import { nameInNotification } from './name-in-notification.ts';
import { sendNotification } from './notify.ts';
/** Counts the notification in the transaction that makes the invite: above the quota neither is made. */
export async function countTeamInviteNotification(trx, { quotas }, invite) {
    for (const [limit, of] of countedOf(invite))
        await quotas.take(trx, limit, of, details.tooManyInvites);
}
/**
 * Tells a person which registered team invites them (CALL-50), whether or not the contact has an account (H51). The team's
 * page asks for a login, so the link gives no access. When it cannot be sent, `takeBack` undoes the invite.
 */
export async function sendTeamInviteNotification(context, invite, takeBack) {
    const { store, quotas } = context;
    const { contact, kt_team_id } = invite;
    const team = nameInNotification(invite.team_name, `number ${kt_team_id}`);
    const notification = {
        kind: contact.kind,
        to: contact.contact,
        subject: 'You are invited to a quiz team',
        text: `The team ${team} invites you to join it: ${context.origin()}/team/${kt_team_id}`,
    };
    await sendNotification(context, notification, () => store.write(async (trx) => {
        for (const [limit, of] of countedOf(invite))
            await quotas.forgive(trx, limit, of);
        await takeBack(trx);
    }));
}
function countedOf({ contact, sender }) {
    return [
        ['invitesOfSender', sender],
        ['invitesToContact', contact.contact],
    ];
}
