import { cleanLine } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';

const nameMaxLength = 100;

/** The name of a sponsor to store. */
export function cleanSponsorName(given: string): string {
  const name = cleanLine(given, nameMaxLength);
  if (name === '') throw new Refusal(400, details.sponsorNameNeeded);
  return name;
}

/**
 * Refuses to give another sponsor what was counted already: the figures of the one's proof sheet would move to the other's.
 */
export function refuseAnotherSponsor(
  before: { readonly sponsor_id: string },
  after: { readonly sponsor_id: string },
  isCounted: boolean,
): void {
  if (isCounted && before.sponsor_id !== after.sponsor_id) throw new Refusal(409, details.sponsorStands);
}
