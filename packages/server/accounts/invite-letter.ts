import { inviteLifeMs } from '@snug/contract';
import type { House } from '../house.ts';
import { limitTable } from '../limits.ts';
import { details } from '../refusals.ts';
import type { Contact } from './contact.ts';
import { linkToken, newShortLink } from './links.ts';
import { nameInLetter } from './name-in-letter.ts';
import { post } from './post.ts';

/** An invite to a team in a game, as far as a letter needs it. */
export interface InviteByLetter {
  readonly contact: Contact;
  readonly game_id: string;
  /** The code of the invite, never the team's own (H50). */
  readonly code: string;
  readonly team_name: string;
  readonly inviter_name: string;
  /** The team in the game, and who sends it (`senderOf`): what is counted, with whom it goes to. */
  readonly teamid: string;
  readonly sender: string;
}

/**
 * Sends somebody the link that joins a team (CALL-36). Its short link leads to the join screen with a token that logs in
 * for this game; nothing here depends on whether the contact is known (H51).
 */
export async function sendInviteLetter(house: House, invite: InviteByLetter): Promise<void> {
  const { store, limits } = house;
  const { contact, game_id, code, teamid, sender } = invite;
  const counted = [
    [limitTable.invitesOfSender, sender],
    [limitTable.invitesOfTeam, teamid],
    [limitTable.invitesToContact, contact.contact],
  ] as const;
  const token = await linkToken(house, { contact, game_id });
  const url_id = await store.write(async (trx) => {
    for (const [limit, of] of counted) await limits.take(trx, limit, of, details.tooManyInvites);
    return newShortLink(house, trx, `/auth/link/join/${game_id}/team/${code}#token=${token}`, inviteLifeMs);
  });
  const inviter = nameInLetter(invite.inviter_name, 'A player');
  const team = nameInLetter(invite.team_name, 'a team');
  const letter = {
    kind: contact.kind,
    to: contact.contact,
    subject: 'You are invited to a quiz',
    text: `${inviter} invites you to play in the team ${team}: ${house.origin()}/sl/${url_id}`,
  };
  await post(house, letter, () =>
    store.write(async (trx) => {
      for (const [limit, of] of counted) await limits.forgive(trx, limit, of);
      await trx.updateTable('short_links').set({ expires_at: 0 }).where('url_id', '=', url_id).execute();
    }),
  );
}
