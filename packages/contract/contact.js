import { phoneLength } from './limits.ts';
/** Returns the digits of a phone number as typed (RULE-09). */
export function phoneDigits(text) {
    return text.replace(/\D/g, '');
}
/** Whether exactly ten digits remain once everything else is stripped (RULE-09). */
export function isPhone(text) {
    return text.length <= 40 && phoneDigits(text).length === phoneLength;
}
/** Formats a phone number as `(XXX) XXX-XXXX`; other lengths come back as their digits (RULE-10). */
export function formatPhone(text) {
    const digits = phoneDigits(text);
    return digits.length === phoneLength ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
}
/** The pattern of the HTML standard's email input, with a dot required in the domain (RULE-08). It takes linear time. */
const email = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
/** Whether this is a standard email address of at most 254 characters (RULE-08). */
export function isEmail(text) {
    return text.length <= 254 && email.test(text);
}
