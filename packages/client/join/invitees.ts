import { phoneDigits } from '@snug/contract';
import type { Contact } from '../contact-of.ts';

/** The contacts of somebody, as in a token or an invite; '' and undefined are none. */
type Contacts = { readonly email?: string | undefined; readonly phone?: string | undefined };

/**
 * The contacts to invite of all that were typed: each once, and none who is on the team already (RULE-07).
 *
 * @example
 * const next = invitees([...invited, contact], [session.claims() ?? {}]); // no longer than before: not added
 */
export function invitees(typed: readonly Contact[], onTeam: readonly Contacts[]): readonly Contact[] {
  const known = new Set(onTeam.flatMap(keysOf));
  return typed.filter((contact) => {
    const keys = keysOf(contact);
    const isNew = keys.every((key) => !known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}

function keysOf({ email, phone }: Contacts): string[] {
  return [(email ?? '').trim().toLowerCase(), phoneDigits(phone ?? '')].filter((key) => key !== '');
}
