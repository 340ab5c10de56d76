import type { Contact } from './state/people.ts';

/**
 * Hides most of a contact, for people who may recognise it but must not learn it: `a***@example.com`,
 * `(***) ***-1234`.
 */
export function maskedContact({ kind, contact }: Contact): string {
  if (kind === 'phone') return `(***) ***-${contact.slice(-4)}`;
  return `${contact.slice(0, 1)}***${contact.slice(contact.indexOf('@'))}`;
}
