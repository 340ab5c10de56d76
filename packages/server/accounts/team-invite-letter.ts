import type { Transaction } from 'kysely';
import type { House } from '../house.ts';
import { type Limit, limitTable } from '../limits.ts';
import { details } from '../refusals.ts';
import type { Database } from '../store/schema.ts';
import type { Contact } from './contact.ts';
import { nameInLetter } from './name-in-letter.ts';
import { post } from './post.ts';

/** An invite to a registered team, as far as a letter needs it. */
export interface TeamInviteByLetter {
  readonly contact: Contact;
  readonly kt_team_id: number;
  readonly team_name: string;
  /** Who sends it (`senderOf`): what is counted, with whom it goes to. */
  readonly sender: string;
}

/** Counts the letter in the transaction that makes the invite: with one too many there is neither. */
export async function countTeamInviteLetter(
  trx: Transaction<Database>,
  { limits }: Pick<House, 'limits'>,
  invite: TeamInviteByLetter,
): Promise<void> {
  for (const [limit, of] of countedOf(invite)) await limits.take(trx, limit, of, details.tooManyInvites);
}

/**
 * Tells somebody which registered team invites them (CALL-50), whether or not anybody has the contact (H51). The team's
 * page asks for a login, so the link lets nobody in. When it cannot be sent, `takeBack` undoes the invite.
 */
export async function sendTeamInviteLetter(
  house: House,
  invite: TeamInviteByLetter,
  takeBack: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<void> {
  const { store, limits } = house;
  const { contact, kt_team_id } = invite;
  const team = nameInLetter(invite.team_name, `number ${kt_team_id}`);
  const letter = {
    kind: contact.kind,
    to: contact.contact,
    subject: 'You are invited to a quiz team',
    text: `The team ${team} invites you to join it: ${house.origin()}/team/${kt_team_id}`,
  };
  await post(house, letter, () =>
    store.write(async (trx) => {
      for (const [limit, of] of countedOf(invite)) await limits.forgive(trx, limit, of);
      await takeBack(trx);
    }),
  );
}

function countedOf({ contact, sender }: TeamInviteByLetter): readonly (readonly [Limit, string])[] {
  return [
    [limitTable.invitesOfSender, sender],
    [limitTable.invitesToContact, contact.contact],
  ];
}
