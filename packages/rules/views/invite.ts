import type { Invite as InviteShown } from '@snug/contract';
import { maskedContact } from '../contact.ts';
import type { InviteInGame } from '../state/people.ts';

/** An invite as its team sees it: only the inviter sees the contact, nobody the code. */
export function teamInviteView(invite: InviteInGame, viewer_id: string): InviteShown {
  return { ...commonFields(invite), ...(invite.inviter === viewer_id && contactOf(invite)) };
}

/** An invite as the invited player sees it: with this invite's own code, which joins the team (H50). */
export function inviteToMeView(invite: InviteInGame): InviteShown {
  return { ...commonFields(invite), team_code: invite.code };
}

function commonFields(invite: InviteInGame): InviteShown {
  const { invite_id, team_name, inviter_code, inviter_name } = invite;
  const { inviteBy, invitee } = inviteeView(invite);
  return { invite_id, inviteBy, invitee, team_code: '', team_name, inviter: inviter_code, inviter_name };
}

function inviteeView({ kind, contact, invitee_name }: InviteInGame): Pick<InviteShown, 'inviteBy' | 'invitee'> {
  // A link is not for a particular person, so no list has it.
  if (kind === 'link') throw new Error('A link is not an invite to a person.');
  if (kind === 'playerid') return { inviteBy: kind, invitee: invitee_name };
  return { inviteBy: kind, invitee: maskedContact({ kind, contact }) };
}

function contactOf({ kind, contact }: InviteInGame): Partial<InviteShown> {
  return kind === 'link' ? {} : { [kind]: contact };
}
