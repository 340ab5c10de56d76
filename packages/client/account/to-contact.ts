import { phoneDigits } from '@snug/contract';
import { type Contact, contactText } from '../contact-of.ts';

/** The kinds of contact that a code can be sent to. */
export type ContactKind = 'email' | 'phone';

/** The text of a field of this kind, as a contact. */
export function toContact(kind: ContactKind, text: string): Contact {
  return kind === 'email' ? { email: text.trim() } : { phone: phoneDigits(text) };
}

/** The same contact, formatted for people. */
export function formatContact(kind: ContactKind, text: string): string {
  return contactText(toContact(kind, text));
}
