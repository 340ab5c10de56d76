import { type InviteRequest, isEmail, isPhone, phoneDigits } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import type { Contact, Invitee } from './state/people.ts';

/** The one contact of two fields; an unused one is '' (OPEN-26). E-mail in lower case, phone as ten digits. */
export function contactFrom({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Contact {
  const address = email?.trim() ?? '';
  if (address !== '' && isEmail(address)) return { kind: 'email', contact: address.toLowerCase() };
  if (address === '' && phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  throw new Refusal(400, details.contactNeeded);
}

/** The invitee of an invite request: identified by the field that `inviteBy` names, or else by the one that is given. */
export function inviteeFrom({ inviteBy, email, phone, playerid }: InviteRequest): Invitee {
  const isById = inviteBy === undefined ? !email && !phone : inviteBy === 'playerid';
  if (isById && playerid) return { kind: 'playerid', contact: playerid };
  if (inviteBy === 'email') return contactFrom({ email });
  return contactFrom(inviteBy === 'phone' ? { phone } : { email, phone });
}

/**
 * Hides most of a contact, for people who may recognise it but must not learn it: `a***@example.com`,
 * `(***) ***-1234`.
 */
export function maskedContact({ kind, contact }: Contact): string {
  if (kind === 'phone') return `(***) ***-${contact.slice(-4)}`;
  return `${contact.slice(0, 1)}***${contact.slice(contact.indexOf('@'))}`;
}
