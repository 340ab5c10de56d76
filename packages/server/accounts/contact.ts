import { isEmail, isPhone, phoneDigits } from '@snug/contract';
import { type Contact, details, Refusal } from '@snug/rules';

/** The one contact of two fields; an unused one is '' (OPEN-26). */
export function contactFrom({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Contact {
  const address = email?.trim() ?? '';
  if (address !== '' && isEmail(address)) return { kind: 'email', contact: address.toLowerCase() };
  if (address === '' && phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  throw new Refusal(400, details.contactNeeded);
}
