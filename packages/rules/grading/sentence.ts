import { cleanLine, sentenceMaxLength } from '@snug/contract';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';

/** One sentence that somebody typed, in one line. @throws Refusal when it is too long. */
export function sentenceOf(text: string): string {
  if ([...text.trim()].length > sentenceMaxLength) throw new Refusal(400, details.reasonLong);
  return cleanLine(text, sentenceMaxLength);
}

/** The same, where it must not be empty. */
export function reasonOf(text: string): string {
  const reason = sentenceOf(text);
  if (reason === '') throw new Refusal(400, details.reasonNeeded);
  return reason;
}
