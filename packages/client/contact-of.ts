import { formatPhone, isEmail, isPhone, phoneDigits } from '@snug/contract';

/** The address of a message to somebody. */
export type Contact = { readonly email: string } | { readonly phone: string };

/** The email or phone number in a text; undefined while it is neither, and nothing is sent (RULE-11). */
export function contactOf(text: string): Contact | undefined {
  const typed = text.trim();
  if (isEmail(typed)) return { email: typed };
  return isPhone(typed) && !typed.includes('@') ? { phone: phoneDigits(typed) } : undefined;
}

/** A contact formatted for people. */
export function contactText(contact: Contact): string {
  return 'email' in contact ? contact.email : formatPhone(contact.phone);
}
