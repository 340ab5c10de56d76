import type { InviteRequest } from '@snug/contract';
import type { Transaction } from 'kysely';
import { contactFrom } from '../accounts/contact.ts';
import { sendInviteNotification } from '../accounts/invite-notification.ts';
import { type Contact, contactsOf } from '../database/contact.ts';
import {
  accountOfInvitee,
  areOnOneTeam,
  type Invitee,
  type InviteInGame,
  openInvitesOf,
  playerOfAccount,
} from '../database/invites.ts';
import type { Database, GameTeamRow, PersonRow } from '../database/schema.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { closeInvite, invite, type NewInviteIds } from '../rules/invites.ts';
import { nothingNew, type Outcome } from '../rules/outcome.ts';
import { andThen } from './ensure-player.ts';
import { act } from './run-command.ts';

/** An invite that is on disk, and where its letter goes: an account that is invited by its id may have no contact. */
export interface Recorded {
  readonly invite: InviteInGame;
  readonly contact: Contact | undefined;
}

/** Whom invites were for that were not made: they are on the team already, or hold the invite that stands. */
export type Standing = InviteInGame | 'member';

/** The one person that an invite names: by what it says it goes by, else by whatever it has. */
export function inviteeOf({ inviteBy, email, phone, playerid }: InviteRequest): Invitee {
  const isById = inviteBy === undefined ? !email && !phone : inviteBy === 'playerid';
  if (isById && playerid) return { kind: 'playerid', contact: playerid };
  if (inviteBy === 'email') return contactFrom({ email });
  return contactFrom(inviteBy === 'phone' ? { phone } : { email, phone });
}

export function newInviteIds({ random }: Pick<ServerContext, 'random'>): NewInviteIds {
  return { invite_id: newId(random), code: newCapability(random) };
}

/**
 * Records invites in the transaction of whoever invites. Who is on the team already is not invited, and a contact that
 * is invited gets no second letter (RULE-07). Two contacts of one person are two invites in everything: to answer with
 * the one that stands would tell whose they are (H55).
 */
export async function recordInvites(
  trx: Transaction<Database>,
  context: ServerContext,
  { team, by, members }: { team: GameTeamRow; by: PersonRow; members: readonly PersonRow[] },
  invitees: readonly Invitee[],
): Promise<{ outcome: Outcome; recorded: Recorded[]; standing: Standing[] }> {
  const now = context.clock.now();
  const open = invitees.length === 0 ? [] : await openInvitesOf(trx, team.teamid, now);
  const recorded: Recorded[] = [];
  const standing: Standing[] = [];
  let outcome: Outcome = nothingNew;

  for (const invitee of invitees) {
    const account = await accountOfInvitee(trx, invitee);
    const account_id = account?.account_id ?? null;
    const player = await playerOfAccount(trx, team.game_id, account_id);
    if (invitee.kind === 'playerid' && !player && !(await haveMet(trx, by, account_id))) {
      throw new Refusal(403, details.inviteStranger);
    }
    const isSame = (each: { account_id: string | null }) => account_id !== null && each.account_id === account_id;
    const isOpen = (each: InviteInGame) => each.kind === invitee.kind && each.contact === invitee.contact;
    const stands = members.some(isSame) ? 'member' : open.find(isOpen);
    if (stands) {
      standing.push(stands);
      continue;
    }
    const made = invite(team, by, { invitee, account, player }, newInviteIds(context), now);
    outcome = andThen(outcome, made.outcome);
    open.push(made.invite);
    recorded.push({
      invite: made.invite,
      contact: invitee.kind === 'playerid' ? account && contactsOf(account)[0] : invitee,
    });
  }
  return { outcome, recorded, standing };
}

/**
 * Whether the two are on a team together. Anybody can read a player's id on the public page of a team: who knows no more than
 * that may not have a letter sent to them.
 */
async function haveMet(trx: Transaction<Database>, by: PersonRow, account_id: string | null): Promise<boolean> {
  return by.account_id !== null && account_id !== null && (await areOnOneTeam(trx, by.account_id, account_id));
}

/** Sends the letter of an invite that is on disk. One that may not or cannot be sent takes its invite back. */
export async function sendInvite(context: ServerContext, { invite, contact }: Recorded, sender: string): Promise<void> {
  if (!contact) return;
  try {
    await sendInviteNotification(context, { ...invite, contact, sender });
  } catch (error) {
    await takeBack(context, invite);
    throw error;
  }
}

function takeBack(context: ServerContext, invite: InviteInGame): Promise<void> {
  return act(context, invite.game_id, async (trx) => {
    const invited = await playerOfAccount(trx, invite.game_id, invite.account_id);
    return { outcome: closeInvite(invite, 'cancelled', invited, context.clock.now()), reply: undefined };
  });
}
