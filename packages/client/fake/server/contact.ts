import { type InviteRequest, isEmail, isPhone, phoneDigits } from '@snug/contract';
import { type Contact, details, type Invitee, Refusal } from '@snug/rules';

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
