import { longOneTimeCodeLength, oneTimeCodeLength } from '@snug/contract';

/**
 * Extracts the digits of a one-time code from typed or pasted text. In a whole message with several numbers, it picks the
 * first one as long as a code.
 * @example
 * extractCode('123 456 is your code. It works once, for 10 minutes.'); // '123456'
 */
export function extractCode(text: string): string {
  const numbers = (text.match(/\d(?:[\s-]?\d)*/g) ?? []).map((number) => number.replace(/\D/g, ''));
  const code = numbers.find(({ length }) => length >= oneTimeCodeLength && length <= longOneTimeCodeLength);
  // Longer codes are sent during a large-scale guessing attack (H33).
  return code ?? numbers.join('').slice(0, longOneTimeCodeLength);
}
