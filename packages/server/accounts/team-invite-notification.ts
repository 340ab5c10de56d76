import { type Contact, details } from '@snug/rules';
import type { QuotaName } from '../database/quotas.ts';
import type { Trx } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { nameInNotification } from './name-in-notification.ts';
import { sendNotification } from './notify.ts';

/** What the notification of an invite to a registered team needs. */
export interface TeamInviteByNotification {
  readonly contact: Contact;
  readonly kt_team_id: number;
  readonly team_name: string;
  /** The sender (`senderOf`): quotas count it, and the contact. */
  readonly sender: string;
}

/** Counts the notification in the transaction that makes the invite: above the quota neither is made. */
export async function countTeamInviteNotification(
  trx: Trx,
  { quotas }: Pick<ServerContext, 'quotas'>,
  invite: TeamInviteByNotification,
): Promise<void> {
  for (const [limit, of] of countedOf(invite)) await quotas.take(trx, limit, of, details.tooManyInvites);
}

/**
 * Tells a person which registered team invites them (CALL-50), whether or not the contact has an account (H51). The team's
 * page asks for a login, so the link gives no access. When it cannot be sent, `takeBack` undoes the invite.
 */
export async function sendTeamInviteNotification(
  context: ServerContext,
  invite: TeamInviteByNotification,
  takeBack: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const { store, quotas } = context;
  const { contact, kt_team_id } = invite;
  const team = nameInNotification(invite.team_name, `number ${kt_team_id}`);
  const notification = {
    kind: contact.kind,
    to: contact.contact,
    subject: 'You are invited to a quiz team',
    text: `The team ${team} invites you to join it: ${context.origin()}/team/${kt_team_id}`,
  };
  await sendNotification(context, notification, () =>
    store.write(async (trx) => {
      for (const [limit, of] of countedOf(invite)) await quotas.forgive(trx, limit, of);
      await takeBack(trx);
    }),
  );
}

function countedOf({ contact, sender }: TeamInviteByNotification): readonly (readonly [QuotaName, string])[] {
  return [
    ['invitesOfSender', sender],
    ['invitesToContact', contact.contact],
  ];
}
