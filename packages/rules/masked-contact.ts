import type { Contact } from './state/people.ts';

/**
 * A contact with most of it hidden, for people who need to recognise it but not to learn it: `a***@example.com`,
 * `(***) ***-1234`.
 */
export function maskedContact({ kind, contact }: Contact): string {
  if (kind === 'phone') return `(***) ***-${contact.slice(-4)}`;
  return `${contact.slice(0, 1)}***${contact.slice(contact.indexOf('@'))}`;
}
