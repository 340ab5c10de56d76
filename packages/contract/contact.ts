import { phoneLength } from './limits.ts';

/** The digits of a phone number as typed (RULE-09). */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Exactly ten digits once everything else is stripped (RULE-09). */
export function isPhone(text: string): boolean {
  return text.length <= 40 && phoneDigits(text).length === phoneLength;
}

/** A phone number as people read it: `(XXX) XXX-XXXX` (RULE-10). Other lengths come back as their digits. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === phoneLength ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
}

/** The pattern of the HTML standard's email input, with a dot required in the domain (RULE-08). Linear in its input. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A standard email address of at most 254 characters (RULE-08). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}
