import { type Contact, contactText } from '@snug/client';
import { phoneDigits } from '@snug/contract';

/** Where a player's code can go. */
export type ContactKind = 'email' | 'phone';

/** What stands in a field of one kind, as a contact. */
export function contactAs(kind: ContactKind, text: string): Contact {
  return kind === 'email' ? { email: text.trim() } : { phone: phoneDigits(text) };
}

/** What stands there, as people read it. */
export function shown(kind: ContactKind, text: string): string {
  return contactText(contactAs(kind, text));
}
