import { longOneTimeCodeLength, oneTimeCodeLength } from '@snug/contract';

/**
 * The digits of a one-time code in what was typed or pasted. Of a whole letter, in which other numbers stand too, those
 * that are as many as a code has.
 *
 * @example
 * codeIn('123 456 is your code. It works once, for 10 minutes.'); // '123456'
 */
export function codeIn(text: string): string {
  const numbers = (text.match(/\d(?:[\s-]?\d)*/g) ?? []).map((number) => number.replace(/\D/g, ''));
  const code = numbers.find(({ length }) => length >= oneTimeCodeLength && length <= longOneTimeCodeLength);
  // Longer ones are sent while somebody guesses codes on a large scale (H33).
  return code ?? numbers.join('').slice(0, longOneTimeCodeLength);
}
