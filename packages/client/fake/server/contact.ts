import { type InviteRequest, isEmail, isPhone, phoneDigits } from '@snug/contract';
import { type Contact, details, type Invitee, type OwnAccount, Refusal } from '@snug/rules';
import type { FakeState } from './state.ts';

export type { Contact };

/** The one contact of two fields: in lower case, or ten digits. */
export function contactFrom({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Contact {
  const address = email?.trim() ?? '';
  if (address !== '' && isEmail(address)) return { kind: 'email', contact: address.toLowerCase() };
  if (address === '' && phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  throw new Refusal(400, details.contactNeeded);
}

/** The one person that an invite names: by what it says it goes by, else by whatever it has. */
export function inviteeOf({ inviteBy, email, phone, playerid }: InviteRequest): Invitee {
  const isById = inviteBy === undefined ? !email && !phone : inviteBy === 'playerid';
  if (isById && playerid) return { kind: 'playerid', contact: playerid };
  if (inviteBy === 'email') return contactFrom({ email });
  return contactFrom(inviteBy === 'phone' ? { phone } : { email, phone });
}

export function accountWith({ accounts }: FakeState, { kind, contact }: Contact): OwnAccount | undefined {
  return accounts.find((account) => account[kind] === contact);
}
