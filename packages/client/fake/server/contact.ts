import { isEmail, isPhone, phoneDigits } from '@snug/contract';
import { refuse } from './asked.ts';
import type { FakeAccount, FakeState } from './state.ts';
import { refusals } from './words.ts';

export interface Contact {
  readonly kind: 'email' | 'phone';
  /** Lower case, or ten digits. */
  readonly contact: string;
}

/** The one contact of two fields. */
export function contactFrom({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Contact {
  const address = email?.trim() ?? '';
  if (address !== '' && isEmail(address)) return { kind: 'email', contact: address.toLowerCase() };
  if (address === '' && phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  return refuse(400, refusals.contactNeeded);
}

export function accountWith({ accounts }: FakeState, { kind, contact }: Contact): FakeAccount | undefined {
  return accounts.find((account) => account[kind] === contact);
}
