import { formatPhone, isEmail, isPhone, phoneDigits } from '@snug/contract';

/** Whom something is sent to. */
export type Contact = { readonly email: string } | { readonly phone: string };

/** The email or the phone number that somebody typed, or undefined while it is neither: then nothing is sent (RULE-11). */
export function contactOf(text: string): Contact | undefined {
  const typed = text.trim();
  if (isEmail(typed)) return { email: typed };
  return isPhone(typed) && !typed.includes('@') ? { phone: phoneDigits(typed) } : undefined;
}

/** A contact as people read it. */
export function contactText(contact: Contact): string {
  return 'email' in contact ? contact.email : formatPhone(contact.phone);
}
